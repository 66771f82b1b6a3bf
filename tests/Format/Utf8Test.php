<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Format\Utf8;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Utf8::class)]
final class Utf8Test extends TestCase
{
    /** @return iterable<string, array{string, ?int}> */
    public static function texts(): iterable
    {
        yield 'empty' => ['', null];
        yield 'one to four bytes' => ["a\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", null];
        yield 'no first byte' => ["a\x80", 1];
        yield 'cut off at the end' => ["aé\xE2\x82", 3];
        yield 'cut off by another character' => ["\xE2\x82é", 0];
        yield 'a surrogate' => ["ab\xED\xA0\x80", 2];
        yield 'overlong' => ["ab\xC0\x80", 2];
        yield 'overlong in three' => ["\xE0\x9F\xBF", 0];
        yield 'overlong in four' => ["\xF0\x8F\xBF\xBF", 0];
        yield 'above U+10FFFF' => ["\xF4\x90\x80\x80", 0];
        yield 'never a byte of UTF-8' => ["\u{10FFFF}\xFE", 4];
        yield 'late in long ASCII' => [str_repeat('a', 5_000_000) . "\xFF", 5_000_000];
        yield 'late in long text' => [str_repeat('漢é😀', 100_000) . "\xFF", 900_000];
        yield 'long and valid' => [str_repeat('漢é😀', 100_000), null];
    }

    #[Test]
    #[DataProvider('texts')]
    public function theFirstInvalidByteIsFound(string $text, ?int $expected): void
    {
        self::assertSame($expected, Utf8::firstInvalidOffset($text));
    }

    #[Test]
    public function everyTwoBytesAreJudgedAsByPcre(): void
    {
        $invalid = 0;
        for ($i = 0; $i < 0x10000; ++$i) {
            $bytes = \chr($i >> 8) . \chr($i & 0xFF);
            $offset = Utf8::firstInvalidOffset($bytes);
            $invalid += $offset === null ? 0 : 1;
            // Of two bytes the first is right if it is ASCII.
            if ($offset !== (preg_match('//u', $bytes) === 1 ? null : ($i < 0x8000 ? 1 : 0))) {
                self::fail('Judged wrong: ' . bin2hex($bytes));
            }
        }

        // Two characters of ASCII, or one of the 30 first bytes of U+0080 to U+07FF and one of 64 second ones.
        self::assertSame(0x10000 - 128 * 128 - 30 * 64, $invalid);
    }

    #[Test]
    public function textIsSplitIntoCodePointsAndStrayBytes(): void
    {
        self::assertSame(['a', 'é', "\xFF", '漢', "\n", "\xE2", "\x82"], Utf8::split("aé\xFF漢\n\xE2\x82"));
        self::assertSame('漢', Utf8::at('é漢x', 2));
        self::assertSame("\xA9", Utf8::at('é漢x', 1));
        self::assertSame('', Utf8::at('é', 2));
    }

    #[Test]
    public function whatMovesOrHidesIsNotShown(): void
    {
        self::assertSame(['a', 'é', '😀', ' '], array_map(Utf8::printable(...), ['a', 'é', '😀', "\t"]));

        foreach (["\0", "\e", "\r", "\n", "\x7F", "\u{85}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\xFF"] as $hidden) {
            self::assertSame("\u{FFFD}", Utf8::printable($hidden), bin2hex($hidden));
        }
    }
}
