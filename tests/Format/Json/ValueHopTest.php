<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\Hop;
use Kiln\Format\Json\ValueHop;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Hop::class)]
#[CoversClass(ValueHop::class)]
final class ValueHopTest extends TestCase
{
    /** @return iterable<string, array{string}> */
    public static function values(): iterable
    {
        yield 'number' => ['-12.5e3'];
        yield 'literal' => ['null'];
        yield 'string' => ['"a"'];
        yield 'empty string' => ['""'];
        yield 'escaped quote' => ['"a\"b"'];
        yield 'backslash before the end' => ['"a\\\\"'];
        yield 'backslashes and quotes' => ['"\\\\\"\\\\"'];
        yield 'brackets in a string' => ['"]}[{,"'];
        yield 'empty array' => ['[]'];
        yield 'nested' => ['{"a":[1,{"b":"]"},[]],"c}":"\\"}"}'];
        yield 'line feed after a backslash' => ["[\"\\\n\"]"];
        yield 'deeper than a pattern can go' => [str_repeat('[{"a":', 50_000) . '"]"' . str_repeat('}]', 50_000)];
        yield 'brackets of the wrong kind' => ['[1}'];
    }

    #[Test]
    #[DataProvider('values')]
    public function theEndIsFoundInOnePiece(string $value): void
    {
        foreach ([',', ' ', ']', '}', "\n", '"', '[', ',"x"]'] as $rest) {
            $hop = new ValueHop($value[0]);

            self::assertSame(\strlen($value) + 3, $hop->advance('[1,' . $value . $rest, 4));
            self::assertTrue($hop->done);
        }
    }

    #[Test]
    #[DataProvider('values')]
    public function theEndIsFoundByteByByte(string $value): void
    {
        $hop = new ValueHop($value[0]);
        $text = $value[0];
        $at = 1;

        for ($i = 1; $i < \strlen($value); ++$i) {
            $at = $hop->advance($text, $at);
            self::assertFalse($hop->done, "done before byte $i");
            $text .= $value[$i];
        }

        self::assertSame(\strlen($value), $hop->advance($text . ',', $at));
        self::assertTrue($hop->done);
    }

    #[Test]
    public function aNumberIsNotCompleteAtTheEndOfTheText(): void
    {
        $hop = new ValueHop('1');

        self::assertSame(2, $hop->advance('12', 1));
        self::assertFalse($hop->done);
        self::assertSame(3, $hop->advance('123 ', 2));
        self::assertTrue($hop->done);
    }

    #[Test]
    public function aBackslashAtTheEndOfTheTextWaitsForItsByte(): void
    {
        self::assertSame(2, Hop::closingQuote('ab\\', 0));
        self::assertSame(4, Hop::closingQuote('ab\\""', 2));
        self::assertSame(2, Hop::closingQuote('ab', 0));
        self::assertSame(2, Hop::closingQuote('ab', 2));
    }
}
