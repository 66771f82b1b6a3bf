<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\ErrorCode;
use Kiln\Error\ValueText;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ValueText::class)]
final class ValueTextTest extends TestCase
{
    /** @return iterable<string, array{mixed, string, string}> value, text, kind */
    public static function values(): iterable
    {
        yield 'null' => [null, 'null', 'null'];
        yield 'true' => [true, 'bool true', 'bool'];
        yield 'an int' => [-7, 'int -7', 'int'];
        yield 'a float' => [1.0, 'float 1.0', 'float'];
        yield 'a large float' => [1.0E+25, 'float 1.0E+25', 'float'];
        yield 'infinity' => [INF, 'float INF', 'float'];
        yield 'a string' => ['12,50', 'string "12,50"', 'string'];
        yield 'quotes and slashes' => ['a "b" \ /', 'string "a \"b\" \\\\ /"', 'string'];
        yield 'a line break' => ["a\nb", 'string "a\nb"', 'string'];
        yield 'other scripts' => ['Ærø 漢', 'string "Ærø 漢"', 'string'];
        yield 'a mark that reverses text' => ["a\u{202E}b", 'string "a\u202eb"', 'string'];
        yield 'bytes that are no UTF-8' => ["caf\xE9", 'string "caf\ufffd"', 'string'];
        yield 'fifty characters' => [str_repeat('é', 50), 'string "' . str_repeat('é', 50) . '"', 'string'];
        yield 'fifty-one characters' => [str_repeat('é', 51), 'string "' . str_repeat('é', 50) . '…"', 'string'];
        yield 'a long text' => [str_repeat('漢', 1000), 'string "' . str_repeat('漢', 50) . '…" (3,000 bytes)', 'string'];
        yield 'a long text of characters of one byte and of three' => ['a' . str_repeat('漢', 100), 'string "a' . str_repeat('漢', 49) . '…" (301 bytes)', 'string'];
        yield 'long bytes' => [str_repeat("\xFF", 300), 'string "' . str_repeat('\ufffd', 50) . '…" (300 bytes)', 'string'];
        yield 'an empty array' => [[], 'empty array or object', 'empty array or object'];
        yield 'a list' => [[1, 2, 3], 'array of 3', 'array'];
        yield 'a map' => [['id' => 1, 7 => 2], 'object with "id", 7', 'object'];
        yield 'a large map' => [array_fill_keys(range('a', 'z'), 1), 'object with "a", "b", "c", "d", "e" and 21 more', 'object'];
        yield 'an object' => [new \ArrayObject(), 'ArrayObject', 'object'];
        yield 'an enum' => [ErrorCode::Syntax, 'Kiln\Error\ErrorCode', 'object'];
        yield 'an anonymous class' => [new class {}, 'class@anonymous', 'object'];
        yield 'a resource' => [STDIN, 'resource', 'resource'];
    }

    #[Test]
    #[DataProvider('values')]
    public function aValueIsShown(mixed $value, string $text, string $kind): void
    {
        self::assertSame($text, ValueText::of($value));
        self::assertSame($kind, ValueText::kind($value));
    }

    #[Test]
    public function aListIsCutAfterSoManyValues(): void
    {
        self::assertSame('', ValueText::list([], 2));
        self::assertSame('"a", 2', ValueText::list(['a', 2], 2));
        self::assertSame('"a", 2 and 1 more', ValueText::list(['a', 2, 'c'], 2));
        self::assertSame('"a" and 1,204 more', ValueText::list(array_fill(0, 1205, 'a'), 1));
    }
}
