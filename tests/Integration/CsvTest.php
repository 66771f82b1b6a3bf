<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Php\Printer\ColumnsPrinter;
use Kiln\Engine\Php\Printer\FlatRows;
use Kiln\Engine\Php\TableView;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\KilnException;
use Kiln\Error\SerializationException;
use Kiln\Format\Csv\Csv;
use Kiln\Format\Csv\CsvOptions;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Integration\Fixture\Csv\Nested;
use Kiln\Tests\Integration\Fixture\Csv\Place;
use Kiln\Tests\Integration\Fixture\Csv\Reading;
use Kiln\Tests\Integration\Fixture\Csv\Sensor;
use Kiln\Tests\Integration\Fixture\Csv\Sign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Csv::class)]
#[CoversClass(ColumnsPrinter::class)]
#[CoversClass(FlatRows::class)]
#[CoversClass(TableView::class)]
final class CsvTest extends TestCase
{
    use BothEngines;

    #[Test]
    #[DataProvider('engines')]
    public function objectsAreRows(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->build();
        $readings = [
            new Reading(1, Sensor::Inside, 21.5, true, new Place(1), null, new \DateTimeImmutable('2024-02-03T04:05:06Z')),
            new Reading(2, Sensor::Outside, -3, false, new Place(2.5, 3), "wind, \"strong\"\nagain", null),
            new Reading(3, Sensor::Outside, -3, false, new Place(0), '', null),
        ];
        $csv = "no,sensor,degrees,isValid,at_x,at_y,note,taken\r\n"
            . "1,inside,21.5,true,1,,,2024-02-03T04:05:06Z\r\n"
            . "2,outside,-3,false,2.5,3,\"wind, \"\"strong\"\"\nagain\",\r\n"
            . "3,outside,-3,false,0,,\"\",\r\n";
        $type = 'list<' . Reading::class . '>';

        self::assertSame($csv, $serializer->serialize($readings, 'csv'));
        self::assertSame($csv, $serializer->serialize($readings, 'csv', type: $type));
        self::assertSame($csv, implode('', iterator_to_array($serializer->write($readings, format: 'csv'))));
        self::assertEquals($readings, $serializer->deserialize($csv, $type, 'csv'));
        self::assertSame([null, "wind, \"strong\"\nagain", ''], array_column((array) $serializer->deserialize($csv, $type, 'csv'), 'note'));
        self::assertEquals($readings, iterator_to_array($serializer->read(str_split($csv, 7), Reading::class, 'csv')));
        self::assertSame("no,sensor,degrees,isValid,at_x,at_y,note,taken\r\n", $serializer->serialize([], 'csv', type: $type));
        self::assertSame('', $serializer->serialize([], 'csv'));
        self::assertSame([], iterator_to_array($serializer->write([], format: 'csv')));
    }

    #[Test]
    public function problemsHaveARowAndAColumn(): void
    {
        $csv = "sensor,no,degrees,isValid,at_x,colour\n inside,1,warm,yes,1,red\n";
        foreach ([
            static fn(): mixed => SerializerBuilder::create()->build()->deserialize($csv, 'list<' . Reading::class . '>', 'csv', new Context(strict: true)),
            static fn(): mixed => iterator_to_array(SerializerBuilder::create()->build()->read([$csv], Reading::class, 'csv', new Context(strict: true))),
        ] as $read) {
            try {
                $read();
                self::fail('nothing was refused');
            } catch (DeserializationException $exception) {
                $found = [];
                foreach ($exception->violations() as $violation) {
                    $found[$violation->path] = "{$violation->code->value} {$violation->line}:{$violation->column}";
                }
                ksort($found);
                self::assertSame([
                    '[0].colour' => 'unknown_key 2:22',
                    '[0].degrees' => 'type_mismatch 2:11',
                    '[0].isValid' => 'type_mismatch 2:16',
                    '[0].sensor' => 'invalid_enum 2:1',
                ], $found);
            }
        }
    }

    #[Test]
    public function aMissingColumnIsAProblem(): void
    {
        try {
            SerializerBuilder::create()->build()->deserialize("no,sensor\n1,inside\n", 'list<' . Reading::class . '>', 'csv');
            self::fail('nothing was refused');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString('[0].degrees   missing key', $exception->getMessage());
            self::assertStringContainsString('line 2, column 1', $exception->getMessage());
        }
    }

    #[Test]
    public function whatIsNotFlatIsRefusedBeforeAnythingIsWritten(): void
    {
        $serializer = SerializerBuilder::create()->build();
        foreach ([
            static fn(): mixed => $serializer->serialize([new Nested(1)], 'csv'),
            static fn(): mixed => iterator_to_array($serializer->write([new Nested(1)], format: 'csv')),
            static fn(): mixed => $serializer->deserialize("id\n1\n", 'list<' . Nested::class . '>', 'csv'),
            static fn(): mixed => iterator_to_array($serializer->read(["id\n1\n"], Nested::class, 'csv')),
        ] as $call) {
            try {
                $call();
                self::fail('nothing was refused');
            } catch (InvalidMetadata $exception) {
                self::assertSame('not_flat', $exception->errorCode);
                self::assertStringContainsString('Nested::$tags', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function whatIsNoRowIsRefused(): void
    {
        $serializer = SerializerBuilder::create()->build();
        $reading = new Reading(1, Sensor::Inside, 21.5, true, new Place(1), null, new \DateTimeImmutable('2024-02-03T04:05:06Z'));
        foreach ([
            [1, '$   expected a list of maps'],
            [[1], '$   expected a list of maps'],
            [$reading, '$   expected a list of maps'],
            [[['a' => [1]]], '[0].a   a cell holds one value, not a list'],
            [[['a' => "\xFF"]], '[0].a   expected valid UTF-8'],
        ] as [$value, $message]) {
            try {
                $serializer->serialize($value, 'csv');
                self::fail('nothing was refused');
            } catch (SerializationException $exception) {
                self::assertStringContainsString($message, $exception->getMessage());
            }
        }
    }

    #[Test]
    public function rowsOfSeveralKindsHaveTheColumnsOfAll(): void
    {
        $serializer = SerializerBuilder::create()->build();
        $places = [new Place(1), new Sign('A', null), new Place(2, 3)];

        self::assertSame("x,y,text,isLit\r\n1,,,\r\n,,A,\r\n2,3,,\r\n", $serializer->serialize($places, 'csv'));
        self::assertSame("a,b\r\n1,\r\n,2\r\n", $serializer->serialize([['a' => 1], ['b' => 2]], 'csv'));
        // A stream has written its header by then.
        foreach ([$places, [['a' => 1], ['text' => 2]]] as $items) {
            try {
                iterator_to_array($serializer->write($items, format: 'csv'));
                self::fail('nothing was refused');
            } catch (SerializationException $exception) {
                self::assertStringContainsString('[1].text   the header has no such column', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function whatListenersGiveHasTheColumnsThatItHas(): void
    {
        $write = static function (array $shown, ?string $type = null): array {
            $serializer = SerializerBuilder::create()->withListener(Place::class, afterSerialize: static fn(): array => $shown)->build();

            return [$serializer->serialize([new Place(1)], 'csv', type: $type), implode('', iterator_to_array($serializer->write([new Place(1)], format: 'csv'), false))];
        };

        foreach ([null, 'list<' . Place::class . '>'] as $type) {
            self::assertSame(["x,z\r\n1,2\r\n", "x,z\r\n1,2\r\n"], $write(['x' => 1, 'z' => 2], $type));
            // The class has other columns of these names.
            self::assertSame(["x,y\r\ntrue,\"\"\r\n", "x,y\r\ntrue,\"\"\r\n"], $write(['x' => true, 'y' => ''], $type));
        }
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage('[0].x   a cell holds one value, not a list');
        $write(['x' => [1], 'y' => null]);
    }

    #[Test]
    public function rowsOfWhichOneKindDoesNotSayItsColumnsHaveThoseOfAll(): void
    {
        self::assertSame("x,y,z\r\n1,,\r\n,,2\r\n", SerializerBuilder::create()->build()->serialize([new Place(1), ['z' => 2]], 'csv', type: 'list<' . Place::class . '|array<string, int>>'));
    }

    #[Test]
    public function rowsBeforeAProblemHaveBeenWritten(): void
    {
        $text = '';
        try {
            foreach (SerializerBuilder::create()->build()->write([['a' => 1], ['a' => 2], ['a' => "\xFF"]], format: 'csv') as $chunk) {
                $text .= $chunk;
            }
            self::fail('nothing was refused');
        } catch (KilnException $exception) {
            self::assertStringContainsString('[2].a   expected valid UTF-8', $exception->getMessage());
        }
        self::assertSame("a\r\n1\r\n2\r\n", $text);
    }

    /**
     * Of two failures, the first counts.
     */
    #[Test]
    public function rowsBeforeAProblemHaveBeenWrittenWhereTheSourceFailsAfterwards(): void
    {
        $source = static function (): \Generator {
            yield ['a' => 1];
            yield ['a' => "\xFF"];
            yield ['a' => 3];

            throw new \RuntimeException('The source has failed.');
        };
        $text = '';
        try {
            foreach (SerializerBuilder::create()->build()->write($source(), format: 'csv') as $chunk) {
                $text .= $chunk;
            }
            self::fail('nothing was refused');
        } catch (KilnException $exception) {
            self::assertStringContainsString('[1].a   expected valid UTF-8', $exception->getMessage());
        }
        self::assertSame("a\r\n1\r\n", $text);
    }

    #[Test]
    public function dialectsStandSideBySide(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Csv(CsvOptions::semicolons(), 'excel'))->withFormat(new Csv(CsvOptions::tabs()))->build();

        self::assertSame("a;b\r\n1;2\r\n", $serializer->serialize([['a' => 1, 'b' => 2]], 'excel'));
        self::assertSame("a\tb\r\n1\t2\r\n", $serializer->serialize([['a' => 1, 'b' => 2]], 'csv'));
    }
}
