<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Php\Printer\Direct\CsvMembers;
use Kiln\Engine\Php\Printer\Direct\CsvNotation;
use Kiln\Engine\Php\Printer\Direct\SeenTexts;
use Kiln\Error\SerializationException;
use Kiln\Error\ThrownAt;
use Kiln\Format\Csv\Csv;
use Kiln\Format\Csv\CsvOptions;
use Kiln\Format\Csv\RowOutput;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Direct\Part;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Csv\Place;
use Kiln\Tests\Integration\Fixture\Csv\Record;
use Kiln\Tests\Integration\Fixture\Csv\Sensor;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Rows that generated code writes without a tree.
 */
#[CoversClass(CsvMembers::class)]
#[CoversClass(CsvNotation::class)]
#[CoversClass(RowOutput::class)]
#[CoversClass(SeenTexts::class)]
final class CsvRowsTest extends TestCase
{
    private const CASES = 2000;

    private const HEADER = "failure,no,size,name,isNew,sensor,taken,note,weight,isOld,key,any,day,secret,secretLength\r\n";

    #[Test]
    public function aCellOfEachKind(): void
    {
        $records = [
            self::record(),
            self::record(name: 'a, "b"', note: '', weight: 1e25, isOld: true, key: "x\ny", any: 'v,w', day: new \DateTimeImmutable('2024-02-03'), secret: ''),
            self::record(no: -7, size: 0.1 + 0.2, note: "\r", weight: 100000000000000.0, isOld: false, key: '', any: '', secret: '"'),
            self::record(size: 1.0E-5, weight: -0.0, any: true),
            self::record(size: NAN, weight: -INF, any: 2.50),
        ];
        $csv = self::HEADER
            . ",1,1.5,Name,true,inside,2024-02-03T04:05:06+00:00,,,,2,,,secret,6\r\n"
            . ",1,1.5,\"a, \"\"b\"\"\",true,inside,2024-02-03T04:05:06+00:00,\"\",1.0E+25,true,\"x\ny\",\"v,w\",\"Saturday, 03 February 2024\",,0\r\n"
            . ",-7,0.30000000000000004,Name,true,inside,2024-02-03T04:05:06+00:00,\"\r\",100000000000000,false,,\"\",,\"\"\"\",1\r\n"
            . ",1,1.0E-5,Name,true,inside,2024-02-03T04:05:06+00:00,,-0,,2,true,,secret,6\r\n"
            . ",1,NAN,Name,true,inside,2024-02-03T04:05:06+00:00,,-INF,,2,2.5,,secret,6\r\n";
        foreach ([new Context(serializeNull: true), new Context(serializeNull: false)] as $context) {
            foreach (['14', '17', '5', '-1'] as $precision) {
                $before = (string) ini_set('precision', $precision);
                try {
                    self::assertSame($csv, self::streamed(self::serializer(), $records, $context));
                    self::assertSame($csv, self::serializer()->serialize($records, 'csv', $context));
                    self::assertSame($csv, self::serializer()->serialize($records, 'csv', $context, 'list<' . Record::class . '>'));
                } finally {
                    ini_set('precision', $before);
                }
            }
        }
    }

    /**
     * @return iterable<string, array{CsvOptions, string, non-empty-string}> with a row of a number, a float and a text
     */
    public static function dialects(): iterable
    {
        yield 'semicolons' => [CsvOptions::semicolons(), '-7;1.5;a,b', "\r\n"];
        yield 'tabs and line feeds' => [new CsvOptions(separator: "\t", lineEnd: "\n"), "-7\t1.5\ta,b", "\n"];
        yield 'all in quotes' => [new CsvOptions(quoteAll: true), '"-7","1.5","a,b"', "\r\n"];
        yield 'formulas' => [new CsvOptions(escapeFormulas: true), '-7,1.5,"a,b"', "\r\n"];
        yield 'a point' => [new CsvOptions(separator: '.'), '-7."1.5".a,b', "\r\n"];
        yield 'a hyphen' => [new CsvOptions(separator: '-', quote: "'"), "'-7'-1.5-a,b", "\r\n"];
        yield 'a plus as quote' => [new CsvOptions(quote: '+'), '-7,1.5,+a,b+', "\r\n"];
    }

    /**
     * @param non-empty-string $lineEnd
     */
    #[Test]
    #[DataProvider('dialects')]
    public function dialectsAreKept(CsvOptions $options, string $row, string $lineEnd): void
    {
        $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat(new Csv($options))->build();
        $object = new class {
            public int $number = -7;

            public float $float = 1.5;

            public string $text = 'a,b';
        };
        $csv = self::streamed($serializer, [$object, $object]);

        self::assertSame([$row, $row, ''], \array_slice(explode($lineEnd, $csv), 1));
        self::assertSame($csv, $serializer->serialize([$object, $object], 'csv'));
        self::assertSame(['number' => '-7', 'float' => '1.5', 'text' => 'a,b'], iterator_to_array($serializer->read([$csv], 'array<string, string>', 'csv'))[1]);
    }

    /**
     * Texts of an object without code of its own are looked at together.
     */
    #[Test]
    public function eachOfSeveralTextsIsInQuotesWhereItNeedsThem(): void
    {
        foreach (str_split(" \t!#$%&'()*,/;<=>?@[\\]^_`{|}~") as $separator) {
            $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat(new Csv(new CsvOptions(separator: $separator)))->build();
            $objects = [];
            $expected = implode($separator, ['first', 'number', 'second', 'float', 'third']) . "\r\n";
            foreach ([
                [['a', null, 'b'], ['a', '', 'b']],
                [['', '', ''], ['', '""', '']],
                [['"', null, ''], ['""""', '', '']],
                [["x{$separator}y", $separator, "\n"], ["\"x{$separator}y\"", "\"{$separator}\"", "\"\n\""]],
                [['ü', "\r", 'ß'], ['ü', "\"\r\"", 'ß']],
            ] as [$texts, $cells]) {
                $object = new class {
                    public string $first = '';

                    public int $number = 3;

                    public ?string $second = null;

                    public ?float $float = null;

                    public string $third = '';
                };
                [$object->first, $object->second, $object->third] = $texts;
                $objects[] = $object;
                $expected .= implode($separator, [$cells[0], '3', $cells[1], '', $cells[2]]) . "\r\n";
            }
            self::assertSame($expected, self::streamed($serializer, $objects), $separator);
            self::assertSame($expected, $serializer->serialize($objects, 'csv'), $separator);
        }
    }

    /**
     * PHP's own reader finds in each cell what the object holds.
     */
    #[Test]
    #[Group('fuzz')]
    public function fgetcsvReadsWhatTheObjectsHold(): void
    {
        $chance = Chance::announced(Chance::seed(), __METHOD__);
        $serializer = self::serializer();
        $records = $expected = [];
        for ($number = 0; $number < Chance::cases(self::CASES); ++$number) {
            $text = static fn(): string => implode('', array_map(static fn(): string => $chance->oneOf(['a', ',', '"', "\r", "\n", ' ', 'é', ';', '=', "\t", '""', "\x1F"]), range(0, $chance->int(0, 6))));
            $float = $chance->oneOf([$chance->int(-1000000, 1000000) / 100, $chance->int(1, 999) * 10.0 ** $chance->int(-320, 300), 0.1 * $chance->int(1, 99)]);
            $record = self::record(no: $chance->int(-99, PHP_INT_MAX), size: $float, name: $text(), note: $text(), key: $text(), any: $text(), weight: $float / 3);
            $records[] = $record;
            $expected[] = [$record->no, $record->size, $record->name, $record->note, $record->key, $record->any, $record->weight];
        }
        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        $serializer->write($records, $stream, 'csv');
        rewind($stream);
        fgetcsv($stream, escape: '');
        foreach ($expected as $cells) {
            $row = fgetcsv($stream, escape: '');
            self::assertIsArray($row);
            self::assertSame($cells, [(int) $row[1], (float) $row[2], $row[3], $row[7], $row[10], $row[11], (float) $row[8]]);
        }
        self::assertFalse(fgetcsv($stream, escape: ''));
    }

    #[Test]
    public function rowsOfAnotherClassStandBetweenThem(): void
    {
        $csv = self::streamed(self::serializer(), [new Place(1), new Place(2), ['x' => 3, 'y' => null], new Place(4), ['y' => 'a,b']]);

        self::assertSame("x,y\r\n1,\r\n2,\r\n3,\r\n4,\r\n,\"a,b\"\r\n", $csv);
    }

    #[Test]
    public function anObjectWithAPropertyWithoutValueHasAnEmptyCell(): void
    {
        self::assertSame("name\r\na\r\n\r\nc\r\n", self::streamed(self::serializer(), [new Part('a'), new Part(), new Part('c')]));
    }

    #[Test]
    public function aDateOfTheUsersOwnClassIsWrittenByItsMethods(): void
    {
        $date = new class ('2024-02-03T04:05:06+00:00') extends \DateTimeImmutable {
            public function format(string $format): string
            {
                return str_replace('2024', '2025', parent::format($format));
            }
        };
        $record = self::record();
        $record->taken = $date;

        self::assertStringContainsString(',2025-02-03T04:05:06+00:00,', self::streamed(self::serializer(), [$record, $record]));
    }

    #[Test]
    public function textThatIsNotUtf8HasItsRowAndColumn(): void
    {
        $records = [self::record(name: "\xC3"), self::record(name: "\xA9")];
        $records = [...array_fill(0, 200, self::record(name: 'a,b')), self::record(name: "a,\"\xFF"), self::record(), ...$records];
        foreach ([false, true] as $isStream) {
            try {
                $isStream ? self::streamed(self::serializer(), $records) : self::serializer()->serialize($records, 'csv');
                self::fail('nothing was refused');
            } catch (SerializationException $exception) {
                self::assertStringContainsString('[200].name   expected valid UTF-8', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function rowsBeforeAProblemHaveBeenWritten(): void
    {
        $failing = self::record();
        $failing->failure = 'no length';
        $text = '';
        try {
            foreach (self::serializer()->write([self::record(), self::record(no: 2), $failing], format: 'csv') as $chunk) {
                $text .= $chunk;
            }
            self::fail('nothing was thrown');
        } catch (\DomainException $exception) {
            self::assertSame('no length', $exception->getMessage());
            self::assertSame('[2].secretLength', ThrownAt::find($exception)?->path);
        }
        self::assertSame(2, substr_count($text, 'Name,true'));
    }

    private static function record(
        int $no = 1,
        float $size = 1.5,
        string $name = 'Name',
        ?string $note = null,
        ?float $weight = null,
        ?bool $isOld = null,
        int|string $key = 2,
        mixed $any = null,
        ?\DateTimeImmutable $day = null,
        string $secret = 'secret',
    ): Record {
        return new Record($no, $size, $name, true, Sensor::Inside, new \DateTimeImmutable('2024-02-03T04:05:06+00:00'), $note, $weight, $isOld, $key, $any, $day, $secret);
    }

    /**
     * @param list<mixed> $items
     */
    private static function streamed(Serializer $serializer, array $items, ?Context $context = null): string
    {
        return implode('', iterator_to_array($serializer->write($items, format: 'csv', context: $context), false));
    }

    private static function serializer(): Serializer
    {
        return SerializerBuilder::create()->withEngine(Engine::Php)->build();
    }
}
