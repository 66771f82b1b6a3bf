<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Csv;

use Kiln\Format\CannotEncode;
use Kiln\Format\Columns;
use Kiln\Format\Csv\Cells;
use Kiln\Format\Csv\Csv;
use Kiln\Format\Csv\CsvOptions;
use Kiln\Format\Csv\Lines;
use Kiln\Format\Csv\Places;
use Kiln\Format\Csv\Reader;
use Kiln\Format\Csv\RowBatch;
use Kiln\Format\Csv\Writer;
use Kiln\Format\Expected;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;
use Kiln\Limits;
use Kiln\Tests\Format\Suites;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Csv::class)]
#[CoversClass(Cells::class)]
#[CoversClass(CsvOptions::class)]
#[CoversClass(Lines::class)]
#[CoversClass(Places::class)]
#[CoversClass(Reader::class)]
#[CoversClass(RowBatch::class)]
#[CoversClass(Writer::class)]
final class CsvTest extends TestCase
{
    private const SUITE = ['comma_in_quotes', 'empty', 'empty_crlf', 'escaped_quotes', 'json', 'location_coordinates', 'newlines', 'newlines_crlf', 'quotes_and_newlines', 'simple', 'simple_crlf', 'utf8'];

    /**
     * csv-spectrum, in the package of npm.
     */
    #[Test]
    public function theSuiteIsRead(): void
    {
        $folder = Suites::need('csv-spectrum') . '/package';
        self::assertSame(self::SUITE, array_map(static fn(string $file): string => basename($file, '.csv'), array_filter((array) glob("{$folder}/csvs/*.csv"), \is_string(...))));
        foreach (self::SUITE as $case) {
            $csv = (string) file_get_contents("{$folder}/csvs/{$case}.csv");
            $expected = json_decode((string) file_get_contents("{$folder}/json/{$case}.json"), true);
            self::assertIsArray($expected);
            if ($case === 'location_coordinates') {
                // Its JSON is no list, and has another telephone number than its CSV.
                self::assertStringContainsString('2095257564', $csv);
                $expected = [['Contact Phone Number' => '2095257564'] + $expected];
            }
            self::assertSame($expected, self::ofTexts($csv), $case);
            self::assertSame($expected, self::ofTexts(self::written($expected)), $case);
            self::assertSame($expected, self::streamed(str_split($csv, 3), self::texts()), $case);
        }
    }

    /** @return iterable<string, array{string, string}> */
    public static function mistakes(): iterable
    {
        yield 'too few cells' => ["a,b\n1,2\n3\n", 'this row has 1 cells, and the header 2 (line 3, column 1)'];
        yield 'too many cells' => ["a,b\r\n1,2,3\r\n", 'this row has 3 cells, and the header 2. Put a cell into quotes that has a "," in it (line 2, column 1)'];
        yield 'something after a quote' => ["a,b\n\"1\"x,2\n", 'unexpected "x" after a cell in quotes: expected "," or the end of the row (line 2, column 4)'];
        yield 'a quote too few' => ["a,b\n1,\"2\n3,4\n", 'the cell that begins here is not closed: its last quote is missing (line 2, column 3)'];
        yield 'a carriage return' => ["a,b\n1,2\r3\n", 'a carriage return in a cell without quotes: put the cell into quotes (line 2, column 4)'];
        yield 'two columns of one name' => ["a,b,\"a\"\n", 'there are two columns of this name (line 1, column 5)'];
        yield 'bad UTF-8' => ["a,b\n1,2\n3,\xFF\n", 'invalid UTF-8: byte 0xFF begins no character (line 3, column 3)'];
        yield 'a bad header' => ["a,\"b\n", 'the cell that begins here is not closed: its last quote is missing (line 1, column 3)'];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNamedWithItsPlace(string $text, string $message): void
    {
        foreach ([static fn(): mixed => self::ofTexts($text), static fn(): mixed => self::streamed(str_split($text, 2), self::texts())] as $read) {
            try {
                $read();
                self::fail('nothing was refused');
            } catch (SyntaxException $exception) {
                self::assertSame($message, $exception->getMessage());
            }
        }
    }

    #[Test]
    public function rowsBeforeAMistakeAreGiven(): void
    {
        $given = [];
        try {
            foreach ((new Csv())->read(["a,b\n1,2\n\n3,4\n5\n"], self::texts(), new Limits()) as $rows) {
                array_push($given, ...$rows->trees());
            }
            self::fail('nothing was refused');
        } catch (SyntaxException) {
            self::assertSame([['a' => '1', 'b' => '2'], ['a' => '3', 'b' => '4']], $given);
        }
    }

    #[Test]
    public function cellsAreWhatIsExpected(): void
    {
        $kinds = ['int' => Expected::INT, 'float' => Expected::FLOAT, 'bool' => Expected::BOOL, 'text' => Expected::TEXT, 'maybe' => Expected::TEXT | Expected::NULL, 'either' => Expected::INT | Expected::TEXT];
        $rows = <<<'CSV'
            int,float,bool,text,maybe,either
            -5,1e3,TRUE,007,"",007
            "6",7,0,,,7
            x,INF,yes,1.50,no,
            1.5,-0,1,true,,99999999999999999999
            ,,,,,
            CSV;

        self::assertSame([
            ['int' => -5, 'float' => 1000.0, 'bool' => true, 'text' => '007', 'maybe' => '', 'either' => '007'],
            ['int' => 6, 'float' => 7.0, 'bool' => false, 'text' => '', 'maybe' => null, 'either' => 7],
            ['int' => 'x', 'float' => INF, 'bool' => 'yes', 'text' => '1.50', 'maybe' => 'no', 'either' => ''],
            ['int' => 1.5, 'float' => -0.0, 'bool' => true, 'text' => 'true', 'maybe' => null, 'either' => '99999999999999999999'],
            ['text' => '', 'maybe' => null, 'either' => ''],
        ], (new Csv())->decodeAs($rows, new Expected(-1, [[0, -2, [], 31, []], [0, 31, $kinds, 31, []]]), new Limits()));
    }

    #[Test]
    public function rowsAreWrittenInTheDialect(): void
    {
        $columns = new Columns(['id' => Columns::PLAIN, 'on' => Columns::BOOL, 'text' => Columns::NULL]);
        $rows = [['id' => 1, 'on' => true, 'text' => 'a'], ['id' => 0.1 + 0.2, 'on' => false, 'text' => null], ['id' => 1e25, 'on' => true, 'text' => ''], ['id' => -1, 'on' => false, 'text' => "a;b\"c\n"]];
        $write = static fn(CsvOptions $options): string => (new Csv($options))->header($columns) . (new Csv($options))->rows($rows, $columns, 0);

        self::assertSame("id,on,text\r\n1,true,a\r\n0.30000000000000004,false,\r\n1.0E+25,true,\"\"\r\n-1,false,\"a;b\"\"c\n\"\r\n", $write(new CsvOptions()));
        self::assertSame("\u{FEFF}id;on;text\n1;true;a\n0.30000000000000004;false;\n1.0E+25;true;''\n-1;false;'a;b\"c\n'\n", $write(new CsvOptions(';', "'", "\n", byteOrderMark: true)));
        self::assertSame("\"id\",\"on\",\"text\"\n\"1\",\"true\",\"a\"\n\"0.30000000000000004\",\"false\",\n\"1.0E+25\",\"true\",\"\"\n\"-1\",\"false\",\"a;b\"\"c\n\"\n", $write(new CsvOptions(lineEnd: "\n", quoteAll: true)));
        self::assertSame(\ini_get('precision'), '14');
    }

    #[Test]
    public function formulasAreEscapedAndComeBack(): void
    {
        $csv = new Csv(new CsvOptions(lineEnd: "\n", escapeFormulas: true));
        $texts = ['=1+1', '+1', '-1', '@x', "\tx", "'", "'=1", "''", 'a=1', ''];
        $rows = array_map(static fn(string $text): array => ['t' => $text], $texts);
        $written = $csv->header(new Columns(['t' => Columns::NULL])) . $csv->rows($rows, new Columns(['t' => Columns::NULL]), 0);

        self::assertSame("t\n'=1+1\n'+1\n'-1\n'@x\n'\tx\n''\n''=1\n'''\na=1\n\"\"\n", $written);
        self::assertSame($rows, $csv->decodeAs($written, self::texts(), new Limits()));
        self::assertSame("n\n-1\n", $csv->header(new Columns(['n' => Columns::PLAIN])) . $csv->rows([['n' => -1]], new Columns(['n' => Columns::PLAIN]), 0));
    }

    #[Test]
    public function optionsThatContradictEachOtherAreRefused(): void
    {
        foreach ([static fn() => new CsvOptions(separator: '"'), static fn() => new CsvOptions(separator: '::'), static fn() => new CsvOptions(quote: 'x'), static fn() => new CsvOptions(lineEnd: "\r")] as $options) {
            try {
                $options();
                self::fail('nothing was refused');
            } catch (\InvalidArgumentException $exception) {
                self::assertNotSame('', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function quotesWithinACellAreText(): void
    {
        $text = "a,b\n5\" pipe,x\n\"1\n,\"\"\",5\"\n3,\"\"\n";
        $rows = [['a' => '5" pipe', 'b' => 'x'], ['a' => "1\n,\"", 'b' => '5"'], ['a' => '3', 'b' => '']];

        self::assertSame($rows, self::ofTexts($text));
        self::assertSame($rows, self::streamed(str_split($text, 1), self::texts()));
    }

    #[Test]
    public function cellsHavePlaces(): void
    {
        $text = "\u{FEFF}é,b\r\n\r\n1,\"x\ny\"\r\n3,4\n";
        $paths = [[], [0], [0, 'b'], [1, 'é'], [1, 'b'], [2], [1, 'no']];
        $places = array_map(static fn(?Position $position): ?string => $position === null ? null : "{$position->line}:{$position->column}", (new Csv())->positions($text, $paths));

        self::assertSame(['1:1', '3:1', '3:3', '5:1', '5:3', null, null], $places);
        foreach ((new Csv())->read([substr($text, 3)], self::texts(), new Limits()) as $rows) {
            self::assertEquals([new Position(17, 5, 1), new Position(19, 5, 3), null], $rows->positions(1, [null, 'b', 'no']));
        }
    }

    #[Test]
    public function limitsAreInclusive(): void
    {
        $text = "a,b\n1,four\n22,\"a\"\"b\"\n";

        self::assertCount(2, self::ofTexts($text, new Limits(depth: 2, bytes: \strlen($text), stringLength: 4, elements: 6)));
        self::assertSame('a string has 4 bytes, more than the 3 allowed (line 2, column 1)', self::limited($text, new Limits(stringLength: 3)));
        self::assertSame('the text has more than the 5 elements and members allowed (line 3, column 1)', self::limited($text, new Limits(elements: 5)));
        self::assertSame('the text has 21 bytes, more than the 20 allowed (line 3, column 10)', self::limited($text, new Limits(bytes: 20)));
        self::assertSame('nested deeper than the 1 levels allowed (line 1, column 1)', self::limited($text, new Limits(depth: 1)));
        self::assertCount(2, self::streamed([$text], self::texts(), new Limits(depth: 1, bytes: 9, elements: 2)));
        foreach ([$text, "a,b\n1,\"" . str_repeat("\n", 100)] as $stream) {
            try {
                self::streamed(str_split($stream, 4), self::texts(), new Limits(bytes: 8));
                self::fail('nothing was refused');
            } catch (LimitException $exception) {
                self::assertStringStartsWith('an item has more than the 8 bytes allowed', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function aStreamMayBeCutAnywhere(): void
    {
        $text = "a,b\r\n1,\"x\r\ny\"\"z\"\r\n\r\n\"\",ü\r\n5,6";
        $whole = self::ofTexts($text);
        for ($size = 1; $size <= \strlen($text); ++$size) {
            self::assertSame($whole, self::streamed(str_split($text, $size), self::texts()), (string) $size);
        }
    }

    #[Test]
    public function aDocumentMayEndAnywhere(): void
    {
        $text = "a,b\r\n1,\"x\r\ny\"\"z\"\r\n\r\n\"\",ü\r\n5,6";
        $read = 0;
        for ($length = 0; $length < \strlen($text); ++$length) {
            $read += self::isReadOrRefused(substr($text, 0, $length)) ? 1 : 0;
        }

        self::assertGreaterThan(5, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aDocumentMayBeAnything(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $read = 0;
        for ($case = Chance::damaged(); $case > 0; --$case) {
            $text = "a,b\n";
            for ($parts = $chance->int(0, 12); $parts > 0; --$parts) {
                $text .= ['1', 'x y', ',', ',', "\n", "\n", "\r\n", '"', '"', '""', "\r", 'é', "\xFF", "\0"][$chance->int(0, 13)];
            }
            $read += self::isReadOrRefused($text) ? 1 : 0;
        }

        self::assertGreaterThan(0, $read);
    }

    /**
     * With what is quadratic this would not take a second but many minutes.
     */
    #[Test]
    public function manyRowsAndQuotesAreRead(): void
    {
        $many = 200_000;
        self::assertCount($many, self::ofTexts("a,b\n" . str_repeat("1,2\n", $many)));
        self::assertSame([['a' => str_repeat("\"\n", $many)]], self::ofTexts("a\n\"" . str_repeat("\"\"\n", $many) . '"'));
        self::assertSame([['a' => str_repeat("\"\n", $many)]], self::streamed(str_split("a\n\"" . str_repeat("\"\"\n", $many) . '"', 5_000), self::texts()));
        $wide = implode(',', range(1, $many)) . "\n";
        self::assertCount($many, self::ofTexts($wide . $wide)[0]);
    }

    #[Test]
    public function aRowOfOtherColumnsIsRefused(): void
    {
        self::assertSame("a,b\r\n1,\r\n,2\r\n", (new Csv())->encode([['a' => 1], ['b' => 2]], new Limits()));
        try {
            (new Csv())->rows([['a' => 1], ['b' => 2]], new Columns(['a' => Columns::PLAIN]), 0);
            self::fail('nothing was refused');
        } catch (CannotEncode $refusal) {
            self::assertSame([1, 'b'], $refusal->path);
        }
        self::assertSame("a,b\r\n1,2\r\n,3\r\n", (new Csv())->encode([['a' => 1, 'b' => 2], ['b' => 3]], new Limits()));
    }

    private static function limited(string $text, Limits $limits): string
    {
        try {
            self::ofTexts($text, $limits);
        } catch (LimitException|SyntaxException $exception) {
            return $exception->getMessage();
        }
        self::fail('nothing was refused');
    }

    /**
     * Whether it is read; then it is the same as a stream, and when it is written and read again.
     */
    private static function isReadOrRefused(string $text): bool
    {
        try {
            $rows = self::ofTexts($text);
        } catch (SyntaxException) {
            return false;
        }
        self::assertSame($rows, self::streamed(str_split($text, 3), self::texts()), $text);
        self::assertSame($rows, $rows === [] ? [] : self::ofTexts(self::written($rows)), $text);
        foreach ($rows as $number => $row) {
            self::assertNotContains(null, (new Csv())->positions($text, array_map(static fn(int|string $key): array => [$number, $key], array_keys($row))));
        }

        return true;
    }

    private static function written(mixed $rows): string
    {
        return (new Csv())->encode($rows, new Limits());
    }

    /**
     * @return list<array<array-key, mixed>>
     */
    private static function ofTexts(string $text, Limits $limits = new Limits()): array
    {
        $rows = (new Csv())->decodeAs($text, self::texts(), $limits);
        self::assertIsArray($rows);
        self::assertContainsOnlyArray($rows);

        return array_values($rows);
    }

    /**
     * @param list<string> $chunks
     *
     * @return list<array<array-key, mixed>>
     */
    private static function streamed(array $chunks, Expected $expected, Limits $limits = new Limits()): array
    {
        $trees = [];
        foreach ((new Csv())->read($chunks, new Expected($expected->item($expected->root, 0), $expected->table), $limits) as $rows) {
            array_push($trees, ...$rows->trees());
        }

        return $trees;
    }

    /**
     * list<array<string, string>>
     */
    private static function texts(): Expected
    {
        return new Expected(-1, [[0, -2, [], 31, []], [0, 31, [], Expected::TEXT, []]]);
    }
}
