<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\Lexer;
use Kiln\Format\Json\State;
use Kiln\Format\Json\SyntaxChecker;
use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(State::class)]
#[CoversClass(Lexer::class)]
#[CoversClass(SyntaxChecker::class)]
#[CoversClass(SyntaxError::class)]
final class SyntaxCheckerTest extends TestCase
{
    /** @return iterable<string, array{string, string, int, string}> text, code, offset, message */
    public static function errors(): iterable
    {
        yield 'empty' => ['', 'syntax', 0, 'unexpected end of text: expected a value'];
        yield 'whitespace only' => [" \t\r\n", 'syntax', 4, 'unexpected end of text: expected a value'];
        yield 'byte order mark' => ["\u{FEFF}{}", 'syntax', 0, 'unexpected byte order mark: expected a value'];
        yield 'trailing comma in an array' => ['[1,]', 'syntax', 3, 'unexpected "]": expected a value after ","'];
        yield 'wrong bracket after a comma' => ['[1,}', 'syntax', 3, 'unexpected "}": expected a value after ","'];
        yield 'trailing comma in an object' => ['{"a":1,}', 'syntax', 7, 'unexpected "}": expected a key in double quotes after ","'];
        yield 'comma first' => ['[,1]', 'syntax', 1, 'unexpected ",": expected a value or "]"'];
        yield 'comma first in an object' => ['{,"a":1}', 'syntax', 1, 'unexpected ",": expected a key in double quotes or "}"'];
        yield 'comma twice' => ['[1,,2]', 'syntax', 3, 'unexpected ",": expected a value after ","'];
        yield 'comma missing' => ['[1 2]', 'syntax', 3, 'unexpected number: expected "," or "]" after an element'];
        yield 'comma missing between members' => ['{"a":1 "b":2}', 'syntax', 7, 'unexpected string: expected "," or "}" after a member'];
        yield 'wrong bracket' => ['[1}', 'syntax', 2, 'unexpected "}": expected "," or "]" after an element'];
        yield 'wrong brace' => ['{"a":1]', 'syntax', 6, 'unexpected "]": expected "," or "}" after a member'];
        yield 'wrong bracket at once' => ['{]', 'syntax', 1, 'unexpected "]": expected a key in double quotes or "}"'];
        yield 'not closed' => ['[[1]', 'syntax', 4, 'unexpected end of text: expected "," or "]" after an element'];
        yield 'not opened' => ['[1]]', 'syntax', 3, 'unexpected "]": expected nothing after the value'];
        yield 'two values' => ['1 2', 'syntax', 2, 'unexpected number: expected nothing after the value'];
        yield 'colon missing' => ['{"a" 1}', 'syntax', 5, 'unexpected number: expected ":" after a key'];
        yield 'colon in an array' => ['["a":1]', 'syntax', 4, 'unexpected ":": expected "," or "]" after an element'];
        yield 'value missing' => ['{"a":}', 'syntax', 5, 'unexpected "}": expected a value after ":"'];
        yield 'number as key' => ['{1:2}', 'syntax', 1, 'unexpected number: expected a key in double quotes or "}"'];
        yield 'word as key' => ['{name:2}', 'syntax', 1, 'unexpected "name": expected a key in double quotes or "}"'];
        yield 'single quotes' => ["['a']", 'syntax', 1, 'unexpected "\'": expected a value or "]"'];
        yield 'comment' => ['[/* */1]', 'syntax', 1, 'unexpected "/": expected a value or "]"'];
        yield 'True' => ['[True]', 'syntax', 1, 'unexpected "True": expected a value or "]"'];
        yield 'cut literal' => ['[tru', 'syntax', 1, 'unexpected "tru": expected a value or "]"'];
        yield 'literal and more' => ['[nullx]', 'syntax', 1, 'unexpected "nullx": expected a value or "]"'];
        yield 'long word' => ['[abcdefghijklmnopqrstuvwxyz]', 'syntax', 1, 'unexpected "abcdefghijklmnopqrst": expected a value or "]"'];
        yield 'NaN' => ['NaN', 'syntax', 0, 'unexpected "NaN": expected a value'];
        yield 'letter outside ASCII' => ['[é]', 'syntax', 1, 'unexpected "é": expected a value or "]"'];
        yield 'control character' => ["[\x01]", 'syntax', 1, 'unexpected control character U+0001: expected a value or "]"'];
        yield 'NUL at the end' => ["1\0", 'syntax', 1, 'unexpected control character U+0000: expected nothing after the value'];
        yield 'form feed is no whitespace' => ["\f1", 'syntax', 0, 'unexpected control character U+000C: expected a value'];

        yield 'leading zero' => ['01', 'syntax', 1, 'malformed number: no digit may follow a leading 0'];
        yield 'leading zero after minus' => ['[-012]', 'syntax', 3, 'malformed number: no digit may follow a leading 0'];
        yield 'minus only' => ['[-]', 'syntax', 2, 'malformed number: expected a digit after "-"'];
        yield 'nothing after the point' => ['1.', 'syntax', 1, 'malformed number: expected digits after "."'];
        yield 'e after the point' => ['1.e1', 'syntax', 1, 'malformed number: expected digits after "."'];
        yield 'nothing after e' => ['1.5e', 'syntax', 3, 'malformed number: expected digits after "e"'];
        yield 'nothing after the sign' => ['1E+', 'syntax', 1, 'malformed number: expected digits after "E"'];
        yield 'point first' => ['.5', 'syntax', 0, 'unexpected ".": expected a value'];
        yield 'plus' => ['+1', 'syntax', 0, 'unexpected "+": expected a value'];
        yield 'hexadecimal' => ['0x1F', 'syntax', 1, 'unexpected "x1F": expected nothing after the value'];

        yield 'string not closed' => ["[\n\"ab", 'syntax', 5, 'unexpected end of text: the string that begins in line 2, column 1 is not closed'];
        yield 'line feed in a string' => ["\"a\nb\"", 'syntax', 2, 'control character U+000A in a string: it must be written as an escape'];
        yield 'NUL in a string' => ["\"a\0\"", 'syntax', 2, 'control character U+0000 in a string: it must be written as an escape'];
        yield 'unknown escape' => ['["\x"]', 'syntax', 2, 'unknown escape: expected one of " \ / b f n r t u after "\"'];
        yield 'escapes are in lower case' => ['"\N"', 'syntax', 1, 'unknown escape: expected one of " \ / b f n r t u after "\"'];
        yield 'unknown escape after backslashes' => ['"\\\\\\\\\\q"', 'syntax', 5, 'unknown escape: expected one of " \ / b f n r t u after "\"'];
        yield 'too few digits' => ['"\u12"', 'syntax', 1, 'malformed escape: expected four hexadecimal digits after "\u"'];
        yield 'cut escape' => ['"a\\', 'syntax', 2, 'unexpected end of text in an escape'];

        yield 'high surrogate alone' => ['"ab\ud800"', 'lone_surrogate', 3, '\ud800 is one half of a surrogate pair: the other is missing'];
        yield 'high surrogate twice' => ['"\uD800\uDBFF"', 'lone_surrogate', 1, '\uD800 is one half of a surrogate pair: the other is missing'];
        yield 'low surrogate alone' => ['"\udc00"', 'lone_surrogate', 1, '\udc00 is one half of a surrogate pair: the other is missing'];
        yield 'low surrogate after a pair' => ['"\ud83d\ude00\ude00"', 'lone_surrogate', 13, '\ude00 is one half of a surrogate pair: the other is missing'];
        yield 'low surrogate cut' => ['"\ud800\udc0"', 'lone_surrogate', 1, '\ud800 is one half of a surrogate pair: the other is missing'];

        yield 'invalid byte in a string' => ["[\"é\xFF\"]", 'invalid_utf8', 4, 'invalid UTF-8: byte 0xFF begins no character'];
        yield 'character cut by the end' => ["\"\xE2\x82", 'invalid_utf8', 1, 'invalid UTF-8: byte 0xE2 begins no character'];
        yield 'surrogate as bytes' => ["\"\xED\xA0\x80\"", 'invalid_utf8', 1, 'invalid UTF-8: byte 0xED begins no character'];
        yield 'invalid byte outside a string' => ["[1,\xC0]", 'invalid_utf8', 3, 'invalid UTF-8: byte 0xC0 begins no character'];
        yield 'invalid byte in a key' => ["{\"\x80\":1}", 'invalid_utf8', 2, 'invalid UTF-8: byte 0x80 begins no character'];
        yield 'an earlier error before an invalid byte' => ["[1 2 \"\xFF\"]", 'syntax', 3, 'unexpected number: expected "," or "]" after an element'];
        yield 'invalid byte after an escape that is wrong' => ["\"\\q\xFF\"", 'syntax', 1, 'unknown escape: expected one of " \ / b f n r t u after "\"'];
        yield 'invalid byte before an escape that is wrong' => ["\"\xFF\\q\"", 'invalid_utf8', 1, 'invalid UTF-8: byte 0xFF begins no character'];

        yield 'out of place before broken' => ['[1 "\q"]', 'syntax', 3, 'unexpected string: expected "," or "]" after an element'];
        yield 'out of place before malformed' => ['{01:1}', 'syntax', 1, 'unexpected number: expected a key in double quotes or "}"'];
        yield 'invalid UTF-8 before out of place' => ["[1 \"\xFF\"]", 'invalid_utf8', 4, 'invalid UTF-8: byte 0xFF begins no character'];
    }

    #[Test]
    #[DataProvider('errors')]
    public function theFirstErrorIsFound(string $json, string $code, int $offset, string $message): void
    {
        $error = (new SyntaxChecker())->firstError($json);

        self::assertNotNull($error);
        self::assertSame([$code, $offset, $message], [$error->code, $error->position->offset, $error->message]);
        self::assertSame(Slow::errorCode($json, 512), $code, 'json_decode() calls it otherwise.');
    }

    /** @return iterable<array{string}> */
    public static function validTexts(): iterable
    {
        foreach (['null', ' true ', "false\n", '0', '-0', '-0.0e-0', '1E+5', '0e1', '1e999', '""', '[]', '{}', " [ ] ", '[[],{}]'] as $json) {
            yield [$json];
        }
        yield ['{"a":[1,2,{"b":null}],"c":"d","c":[true,false]}'];
        yield ['{"":1,"\u0000":2}'];
        yield ['"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\uFFFF é漢😀' . "\x7F" . '"'];
        yield ["[\r\n\t1 ,\r\n\t2 ]\r\n"];
    }

    #[Test]
    #[DataProvider('validTexts')]
    public function validTextHasNone(string $json): void
    {
        self::assertNull(Slow::errorCode($json, 512));
        self::assertNull((new SyntaxChecker())->firstError($json));
    }

    #[Test]
    public function theErrorComesWithItsPlaceAndAnExcerpt(): void
    {
        $error = (new SyntaxChecker())->firstError("{\n  \"größe\": 1,\n  \"größer\": 01\n}");

        self::assertNotNull($error);
        self::assertEquals(new SyntaxError(
            'syntax',
            'malformed number: no digit may follow a leading 0',
            new Position(33, 3, 14),
            "  \"größe\": 1,\n  \"größer\": 01\n             ^",
        ), $error);
        self::assertEquals(new Position(133, 12, 14), $error->within(new Position(100, 10, 5))->position);
    }

    #[Test]
    public function depthCountsAsInJsonDecode(): void
    {
        foreach ([1, 2, 3, 512] as $depth) {
            foreach ([$depth - 2, $depth - 1, $depth, $depth + 1] as $levels) {
                $levels = max(0, $levels);
                foreach ([['[', ']'], ['{"a":', '}']] as [$open, $close]) {
                    $json = str_repeat($open, $levels) . '0' . str_repeat($close, $levels);
                    $error = (new SyntaxChecker())->firstError($json, $depth);
                    self::assertSame(Slow::errorCode($json, $depth), $error?->code, "$depth $levels $open");
                    if ($error !== null) {
                        self::assertSame(($depth - 1) * \strlen($open), $error->position->offset);
                        self::assertSame(\sprintf('nested deeper than the %d levels allowed', $depth - 1), $error->message);
                    }
                }
            }
        }
    }

    #[Test]
    public function depthIsNoRecursion(): void
    {
        $levels = 1_000_000;
        $open = str_repeat('[', $levels);
        $checker = new SyntaxChecker();

        self::assertNull($checker->firstError($open . str_repeat(']', $levels), \PHP_INT_MAX));
        self::assertSame($levels, $checker->firstError($open, \PHP_INT_MAX)?->position->offset);
        self::assertSame(511, $checker->firstError($open)?->position->offset);
    }

    /** @return iterable<string, array{string, ?int}> the content of a string, and the offset in it of what is wrong */
    public static function longContents(): iterable
    {
        yield 'letters' => [str_repeat('a', 5_000_000), null];
        yield 'characters' => [str_repeat('漢é😀', 555_555), null];
        yield 'escapes' => [str_repeat('\n', 2_500_000), null];
        yield 'backslashes' => [str_repeat('\\\\', 2_500_000), null];
        yield 'pairs' => [str_repeat('\ud83d\ude00', 416_666), null];
        yield 'a line feed at the end' => [str_repeat('\"', 2_500_000) . "\n", 5_000_000];
        yield 'an invalid byte at the end' => [str_repeat('漢é😀', 555_555) . "\xFF", 4_999_995];
        yield 'an unknown escape at the end' => [str_repeat('\\\\', 2_500_000) . '\x', 5_000_000];
    }

    #[Test]
    #[DataProvider('longContents')]
    public function longStringsAreNoBurden(string $content, ?int $wrong): void
    {
        self::assertSame($wrong === null ? null : $wrong + 2, (new SyntaxChecker())->firstError('["' . $content . '"]')?->position->offset);
    }

    #[Test]
    public function memoryIsASmallMultipleOfTheText(): void
    {
        $json = '[' . str_repeat('"' . str_repeat('a', 1_000_000) . '",', 5) . str_repeat('[', 1_000_000);
        memory_reset_peak_usage();
        $before = memory_get_usage();

        self::assertNotNull((new SyntaxChecker())->firstError($json, \PHP_INT_MAX));
        self::assertLessThan(2 * \strlen($json), memory_get_peak_usage() - $before);
    }

    #[Test]
    public function realDocumentsHaveNoError(): void
    {
        foreach (RealDocuments::texts() as $name => $json) {
            self::assertNull((new SyntaxChecker())->firstError($json), $name);
        }
    }

    #[Test]
    #[Group('fuzz')]
    public function exactlyWhatJsonDecodeRefusesIsRefusedForTheSameReason(): void
    {
        $seed = Seed::for(__METHOD__);
        $checker = new SyntaxChecker();
        $codes = ['' => 0, 'syntax' => 0, 'invalid_utf8' => 0, 'lone_surrogate' => 0, 'depth_exceeded' => 0];

        for ($case = Seed::cases(20_000); $case > 0; --$case) {
            $json = $seed->chance->getInt(0, 9) === 0 ? $seed->chance->getBytes($seed->chance->getInt(1, 12)) : RandomDocument::value($seed, 4)->damaged();
            $depth = $seed->oneOf([1, 2, 3, 4, 512, 512, 512]);
            $expected = Slow::errorCode($json, $depth);
            $error = $checker->firstError($json, $depth);
            $about = \sprintf('KILN_SEED=%d, depth %d, %s', $seed->number, $depth, bin2hex($json));

            self::assertSame($expected, $error?->code, $about);
            $codes[(string) $expected] = ($codes[(string) $expected] ?? 0) + 1;

            if ($error !== null) {
                self::assertEquals(Slow::position($json, $error->position->offset), $error->position, $about);
                self::assertNothingWrongBefore($json, $error, $depth, $about);
            }
        }

        self::assertNotContains(0, $codes, 'A kind of error never came up.');
        self::assertCount(5, $codes);
    }

    #[Test]
    #[Group('fuzz')]
    public function realDocumentsDamagedAreJudgedAsByJsonDecode(): void
    {
        $texts = RealDocuments::texts();
        $seed = Seed::for(__METHOD__);
        $checker = new SyntaxChecker();

        for ($case = min(Seed::cases(10), 2000); $case > 0; --$case) {
            foreach ($texts as $name => $json) {
                $at = $seed->chance->getInt(0, \strlen($json) - 1);
                $json = substr_replace($json, $seed->oneOf(['"', ',', ']', '}', "\xFF", '\ud800', "\n", '']), $at, $seed->chance->getInt(0, 3));

                self::assertSame(Slow::errorCode($json, 512), $checker->firstError($json)?->code, "KILN_SEED=$seed->number $name at $at");
            }
        }
    }

    /** What stands before the first error, taken alone, is wrong at its end or not at all. */
    private static function assertNothingWrongBefore(string $json, SyntaxError $error, int $depth, string $about): void
    {
        $before = (new SyntaxChecker())->firstError(substr($json, 0, $error->position->offset), $depth);

        // A string with invalid UTF-8 or a lone surrogate is reported there also when it is out of place.
        if ($before !== null && !($error->code !== 'syntax' && str_starts_with($before->message, 'unexpected string'))) {
            self::assertSame($error->position->offset, $before->position->offset, $about);
        }
    }
}
