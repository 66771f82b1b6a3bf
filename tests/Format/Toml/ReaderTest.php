<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Toml;

use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;
use Kiln\Format\Toml\Cursor;
use Kiln\Format\Toml\Messages;
use Kiln\Format\Toml\Reader;
use Kiln\Format\Toml\Strings;
use Kiln\Format\Toml\Table;
use Kiln\Format\Toml\TableArray;
use Kiln\Format\Toml\Times;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Toml\TomlVersion;
use Kiln\Format\Toml\Values;
use Kiln\Limits;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Places, messages and limits; what documents mean is in {@see ConformanceTest}.
 */
#[CoversClass(Reader::class)]
#[CoversClass(Cursor::class)]
#[CoversClass(Messages::class)]
#[CoversClass(Strings::class)]
#[CoversClass(Table::class)]
#[CoversClass(TableArray::class)]
#[CoversClass(Times::class)]
#[CoversClass(Toml::class)]
#[CoversClass(Values::class)]
final class ReaderTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function mistakes(): iterable
    {
        yield 'no value' => ["a = 1\nb = \n", 'unexpected end of line: expected a value (line 2, column 5)'];
        yield 'no equals sign' => ['a', 'unexpected end of text: expected "=" after a key (line 1, column 2)'];
        yield 'a key in Greek' => ['ά = 1', 'unexpected "ά": expected a key. Put keys into quotes that have more than A to Z, a to z, 0 to 9, "_" and "-" (line 1, column 1)'];
        yield 'two pairs on a line' => ['a = 1 b = 2', 'unexpected "b": expected the end of the line after a value (line 1, column 7)'];
        yield 'an unquoted text' => ['a = yes', 'unknown word "yes": put texts into quotes (line 1, column 5)'];
        yield 'null' => ['a = null', 'unknown word "null": TOML has no null. Leave out the key (line 1, column 5)'];
        yield 'True' => ['a = True', 'unknown word "True": true, false, inf and nan are written like that (line 1, column 5)'];
        yield 'a leading zero' => ['a = 007', 'malformed number "007": no digit may follow a leading 0 (line 1, column 5)'];
        yield 'a large number' => ['a = 9223372036854775808', 'the integer is out of range: it must fit into 64 bits, from -9223372036854775808 to 9223372036854775807 (line 1, column 5)'];
        yield 'a large hexadecimal number' => ['a = 0x8000000000000000', 'the integer is out of range: it must fit into 64 bits, from -9223372036854775808 to 9223372036854775807 (line 1, column 5)'];
        yield 'a day that does not exist' => ['a = 2023-02-29', '"2023-02-29" is no date or time that exists, such as 1979-05-27T07:32:00Z (line 1, column 5)'];
        yield 'a string that is not closed' => ["é = 1\n", 'unexpected "é": expected a key. Put keys into quotes that have more than A to Z, a to z, 0 to 9, "_" and "-" (line 1, column 1)'];
        yield 'an end in a string' => ["a = 'b\nc'", 'unexpected end of line in a string: strings of several lines stand between three quotes (line 1, column 7)'];
        yield 'an end of the text in a string' => ['a = """b', 'unexpected end of text: the string that begins in line 1, column 5 is not closed (line 1, column 9)'];
        yield 'an unknown escape' => ['a = "C:\Unit"', 'malformed escape: expected 8 hexadecimal digits after "\U" (line 1, column 8)'];
        yield 'an escape of 1.1' => ['a = "\e"', 'unknown escape: "\e" is one of TOML 1.1 (line 1, column 6)'];
        yield 'a key again' => ["a = 1\n\n  a = 2", 'the key "a" is there already (line 3, column 3)'];
        yield 'a table again' => ["[a]\n[b]\n[a]", '"a" is a table that was defined already (line 3, column 1)'];
        yield 'a table of dotted keys again' => ["a.b = 1\n[a]", '"a" is a table that was defined already, by dotted keys (line 2, column 1)'];
        yield 'a table in the place of a value' => ["a = 1\n[a.b]", '"a" has a value already, and can be no table (line 2, column 1)'];
        yield 'a table in the place of an array' => ["[[a]]\n[a]", '"a" is an array of tables: its elements have two brackets, [[a]] (line 2, column 1)'];
        yield 'dotted keys into a table' => ["[a.b]\n[a]\nb.c = 1", 'the table "b" was defined elsewhere, and no dotted key can add to it (line 3, column 1)'];
        yield 'dotted keys into an inline table' => ["a = {}\na.b = 1", '"a" has a value already, to which no dotted key can add (line 2, column 1)'];
        yield 'an inline table of two lines' => ["a = { b = 1,\n c = 2 }", 'unexpected end of line: expected a key (line 1, column 13)'];
        yield 'a comma too many' => ['a = { b = 1, }', 'unexpected "}" after ",": an inline table may have a comma at its end only in TOML 1.1 (line 1, column 14)'];
        yield 'an array that is not closed' => ["a = [1,\n 2\n", 'unexpected end of text: expected "," or "]" after an element (line 3, column 1)'];
        yield 'a header that is not closed' => ['[a', 'unexpected end of text: expected "]" after the name of a table (line 1, column 3)'];
        yield 'bad UTF-8' => ["a = '\xFF'", 'invalid UTF-8: byte 0xFF begins no character (line 1, column 6)'];
        yield 'a control character' => ["a = 1 # \x01", 'unexpected control character U+0001 in a comment (line 1, column 9)'];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNamedWithItsPlace(string $text, string $message): void
    {
        $this->expectException(SyntaxException::class);
        $this->expectExceptionMessage($message);

        self::read($text);
    }

    #[Test]
    public function valuesArePlacedByTheirPaths(): void
    {
        $text = <<<'TOML'
            'ä' = { b = [1, "ö", { c = 2 }] }
            d.e = true

            [[products]]
            name = "A"
            [products.size]
            width = 5

            [[products]]
            name = "B"
            TOML;
        $paths = [
            [], ['ä'], ['ä', 'b'], ['ä', 'b', 1], ['ä', 'b', 2, 'c'], ['d'], ['d', 'e'], ['products'], ['products', 0],
            ['products', 0, 'size', 'width'], ['products', 1], ['products', 1, 'name'], ['products', 2], ['no'],
        ];

        $places = array_map(static fn(?Position $position): ?string => $position === null ? null : "{$position->line}:{$position->column}", (new Toml())->positions($text, $paths));

        self::assertSame(['1:1', '1:7', '1:13', '1:17', '1:28', '2:1', '2:7', '4:1', '4:1', '7:9', '9:1', '10:8', null, null], $places);
    }

    #[Test]
    public function limitsAreInclusive(): void
    {
        $text = "a = 'four'\nb = ['x', 'y']\n[c]\nd = {}\n";

        self::assertEquals(
            ['a' => 'four', 'b' => ['x', 'y'], 'c' => ['d' => new \stdClass()]],
            self::read($text, new Limits(depth: 3, bytes: \strlen($text), stringLength: 4, elements: 6)),
        );
        self::assertSame('the text has 37 bytes, more than the 35 allowed (line 4, column 6)', self::limited($text, new Limits(bytes: 35)));
        self::assertSame('a string has 4 bytes, more than the 3 allowed (line 1, column 5)', self::limited($text, new Limits(stringLength: 3)));
        self::assertSame('the text has more than the 5 elements and members allowed (line 4, column 1)', self::limited($text, new Limits(elements: 5)));
        self::assertSame('the text has more than the 0 elements and members allowed (line 1, column 1)', self::limited($text, new Limits(elements: 0)));
        self::assertSame('nested deeper than the 2 levels allowed (line 4, column 5)', self::limited($text, new Limits(depth: 2)));
        self::assertSame('nested deeper than the 1 levels allowed (line 2, column 5)', self::limited($text, new Limits(depth: 1)));
    }

    #[Test]
    public function version11AllowsMore(): void
    {
        $text = "a = { b = 1, # one\n  c = \"\\x41\\e\",\n}\nd = 07:32\n";
        $read = (array) (new Reader($text, TomlVersion::V1_1, new Limits()))->read();

        self::assertSame(['b' => 1, 'c' => "A\e"], $read['a']);
        self::assertEquals(new \Kiln\Time\LocalTime(7, 32), $read['d']);
    }

    #[Test]
    public function usualAndUnusualLinesGiveTheSame(): void
    {
        // A dotted key on each line keeps the fast way off, so the same values are read step by step.
        foreach (['"a b"', "'c'", '-17', '+0', '0', '1.5', '-0.0', '6.02e23', 'true', '["x", "y",]', '[]', '2024-01-02T03:04:05Z', '2024-01-02', '03:04:05'] as $value) {
            $usual = (array) self::read("k = {$value}\n");
            $unusual = (array) self::read("t.k = {$value}\n");
            self::assertEquals(['t' => $usual], $unusual, $value);
            self::assertSame(get_debug_type($usual['k']), get_debug_type(((array) $unusual['t'])['k']), $value);
        }
    }

    private static function limited(string $text, Limits $limits): string
    {
        try {
            self::read($text, $limits);
        } catch (LimitException|SyntaxException $exception) {
            return $exception->getMessage();
        }
        self::fail('nothing was refused');
    }

    private static function read(string $text, Limits $limits = new Limits()): mixed
    {
        return (new Reader($text, TomlVersion::V1_0, $limits))->read();
    }
}
