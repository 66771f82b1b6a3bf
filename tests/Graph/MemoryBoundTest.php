<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Graph;
use Kiln\Graph\Read\Cover;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\TypedReferences;
use Kiln\Tests\Graph\Model\Wide;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Covered;
use Kiln\Tests\Graph\Random\Decoders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What takes the most memory for the fewest bytes, at the edge of what is allowed: with as many bytes as its weight asks for,
 * it is decoded within the bound, and with one fewer it is refused.
 *
 * Numbers are just beyond a power of two, where PHP's tables have just grown, and so that a table begins to take whole pages.
 */
#[CoversClass(Weight::class)]
#[CoversClass(Cover::class)]
#[CoversClass(Graph::class)]
#[Group('memory')]
final class MemoryBoundTest extends TestCase
{
    private const STRINGS = 1;
    private const SHAPES = 4;
    private const ARRAYS = 8;
    private const REFERENCES = 16;
    private const ALL = 31;

    /** Of memory, about what each of them takes. */
    private const BYTES = 3_000_000;

    /**
     * @return iterable<string, array{int, \Closure(): string}> the parts that the content has, and the content
     */
    public static function greedy(): iterable
    {
        foreach ([1, 9, 17, 33, 65, 129, 201, 257] as $keys) {
            yield "records of {$keys}" => [self::STRINGS | self::ARRAYS, static fn(): string => self::strings(self::names($keys)) . self::records($keys)];
            yield "standard objects with {$keys} properties" => [self::STRINGS | self::SHAPES, static fn(): string => self::objects(\stdClass::class, $keys)];
        }
        foreach ([1, 5, 70] as $keys) {
            yield "objects of a wide class with {$keys} dynamic properties" => [self::STRINGS | self::SHAPES, static fn(): string => self::objects(Wide::class, $keys)];
        }
        foreach ([1, 17, 129, 1_025, 32_769] as $length) {
            $count = max(1, intdiv(self::BYTES, 450 + 64 * $length));
            foreach (['nothing' => "\0", 'steps' => "\x45\0\2", 'decimals' => "\x53\5\0\2"] as $name => $column) {
                yield "lists of {$length}, {$name}" => [self::ARRAYS, static fn(): string => self::sections($count, ByHand::integer($length) . $column)];
            }
        }
        yield 'a list of one and a long one' => [self::ARRAYS, static fn(): string => self::sections(2, "\x42\2" . pack('v2', 0, 32_768) . "\0")];
        yield 'a list of one and a long one of many kinds' => [self::ARRAYS, static fn(): string => self::sections(2, "\x42\2" . pack('v2', 0, 32_768) . "\xB2" . str_repeat("\xAA", 4_097) . "\0\x45\0\2")];
        foreach ([0, 1, 2, 7] as $length) {
            $text = implode("\0", array_fill(0, 32_768, str_repeat('s', $length)));
            // One that is short, so that the other is added to it.
            $blocks = "\4\1a" . ByHand::varint(32_768 << 2 | 2) . ByHand::varint(\strlen($text)) . $text;
            yield "strings of {$length} bytes" => [self::STRINGS, static fn(): string => "{$blocks}\x60\0"];
            yield "strings of {$length} bytes in a list" => [self::STRINGS | self::ARRAYS, static fn(): string => $blocks . "\x13" . ByHand::integer(32_769) . "\x6F\x70\0"];
            $more = substr($blocks, 3);
            yield "strings of {$length} bytes and records" => [self::STRINGS | self::ARRAYS, static fn(): string => self::strings(['k0'], 0) . $more . self::records(1)];
            yield "strings of {$length} bytes and objects" => [self::STRINGS | self::SHAPES, static fn(): string => self::strings([\stdClass::class, 'k0'], 0) . $more . self::shape(\stdClass::class, 1)];
        }
        yield 'columns of eleven kinds' => [self::ALL, static fn(): string => self::oneOfEachKind() . ByHand::varint(11 << 4 | 11) . self::keys(700) . str_repeat(self::elevenKinds(), 700) . "\1\0\x70\0"];
        yield 'lists of eleven kinds' => [self::ALL, static fn(): string => self::oneOfEachKind() . str_repeat("\x10" . ByHand::integer(11) . self::elevenKinds(), 700) . "\x13" . ByHand::integer(1) . "\0\1\0\x70\0"];
        yield 'references in a property with a type' => [self::STRINGS | self::SHAPES | self::REFERENCES, static function (): string {
            $count = ByHand::varint(16_385);
            $head = self::strings([TypedReferences::class, 'number']) . "\1\x08\x6F" . pack('V', ClassAnatomy::of(TypedReferences::class)->layout());

            return "{$head}{$count}{$count}\0\xAF\x80\0";
        }];
    }

    /**
     * @param \Closure(): string $content
     */
    #[Test]
    #[DataProvider('greedy')]
    public function whatIsJustCoveredTakesNoMoreMemoryThanTheBound(int $parts, \Closure $content): void
    {
        $content = $content();
        $decoders = Decoders::ofThisPhp();
        $bytes = Covered::graph($parts, $content);

        self::assertNull($decoders->outcome($bytes, Graph::ALL, 'covered')->refusal);

        $fewer = Covered::graph($parts, $content, 1);
        // Some need no fill.
        $refusal = $fewer === $bytes ? null : $decoders->outcome($fewer, Graph::ALL, 'not covered')->refusal;
        self::assertSame($fewer === $bytes, $refusal === null);
        self::assertStringContainsString($refusal === null ? '' : 'ask for more memory', (string) $refusal?->getMessage());
    }

    /**
     * @return list<string>
     */
    private static function names(int $count): array
    {
        return array_map(static fn(int $number): string => "k{$number}", range(0, $count - 1));
    }

    /**
     * @param list<string> $strings
     * @param int          $flags   2 where no other block follows
     */
    private static function strings(array $strings, int $flags = 2): string
    {
        $text = implode("\0", $strings);

        return ByHand::varint(\count($strings) << 2 | $flags) . ByHand::varint(\strlen($text)) . $text;
    }

    /**
     * Nulls under the first names.
     */
    private static function records(int $keys): string
    {
        $count = max(1, intdiv(self::BYTES, 600 + 110 * $keys));

        return ByHand::varint($count << 4 | 11) . ByHand::varint($keys) . "\x65\1\2" . str_repeat("\0", $keys) . "\x70\0";
    }

    /**
     * Integers as keys of records.
     */
    private static function keys(int $count): string
    {
        return ByHand::varint($count) . "\x45\0\2";
    }

    private static function sections(int $count, string $columns): string
    {
        return ByHand::varint($count << 4 | 3) . "{$columns}\x70\0";
    }

    /**
     * With dynamic properties, none of them declared.
     *
     * @param class-string $class
     */
    private static function objects(string $class, int $properties): string
    {
        return self::strings([$class, ...self::names($properties)]) . self::shape($class, $properties);
    }

    /**
     * @param class-string $class
     */
    private static function shape(string $class, int $properties): string
    {
        $facts = ClassAnatomy::of($class);
        $count = max(1, intdiv(self::BYTES, 600 + 110 * ($facts->slots() + $properties)));

        return "\1" . ByHand::varint($properties << 3) . "\x6F" . pack('V', $facts->layout()) . ByHand::varint($count) . str_repeat("\0", $properties) . "\x80\0";
    }

    /**
     * A string, an enum case, an object and a list, for cells to refer to. The reference comes behind.
     */
    private static function oneOfEachKind(): string
    {
        return self::strings([\stdClass::class, Suit::class, 'Clubs']) . "\1\x61\2\0\1"
            . "\1\0\x60\0" . pack('V', ClassAnatomy::of(\stdClass::class)->layout()) . "\1"
            . "\x12" . ByHand::integer(1) . "\0";
    }

    /**
     * A column with a cell of each kind, which refers to the first of that kind.
     */
    private static function elevenKinds(): string
    {
        return "\xBB\x10\x32\x54\x76\x98\x0A\0\x10\x20\x30\x41\0\0\x52\1\0\0\x61\0\0\x71\0\0\x81\0\0\x91\0\0\xA1\0\0";
    }
}
