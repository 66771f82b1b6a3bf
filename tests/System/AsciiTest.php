<?php

declare(strict_types=1);

namespace Kiln\Tests\System;

use Kiln\System\Ascii;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Ascii::class)]
final class AsciiTest extends TestCase
{
    #[Test]
    public function eachByteIsInTheSetsThatRegularExpressionsSay(): void
    {
        foreach (range(0, 255) as $byte) {
            $character = \chr($byte);
            foreach ([$character, "a{$character}", "{$character}1", "a{$character}b"] as $text) {
                self::assertSame(preg_match('/[\x00-\x1f\x7f]/', $text) === 1, Ascii::hasAny($text, Ascii::CONTROL), bin2hex($text));
                self::assertSame(preg_match('/[\x00-\x1f\x7f\\\\\']/', $text) === 1, Ascii::hasAny($text, Ascii::CONTROL . "\\'"), bin2hex($text));
                self::assertSame(preg_match('/[A-Za-z0-9_]/', $text) === 1, Ascii::hasAny($text, Ascii::WORD), bin2hex($text));
                self::assertSame(preg_match('/^[A-Za-z_][A-Za-z0-9_]*$/D', $text) === 1, Ascii::isName($text), bin2hex($text));
            }
        }
        self::assertFalse(Ascii::isName(''));
        self::assertFalse(Ascii::hasAny('', Ascii::CONTROL));
    }
}
