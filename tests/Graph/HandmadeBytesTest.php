<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Read\GraphReader;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\RedeclaredGrenade;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Decoders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that only an attacker writes, and what they once did.
 */
#[CoversClass(Graph::class)]
final class HandmadeBytesTest extends TestCase
{
    private const STRINGS = 1;
    private const ENUMS = 2;
    private const SHAPES = 4;
    private const ARRAYS = 8;
    private const REFERENCES = 16;
    private const FILL = 64;

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    /**
     * A block takes five bytes and each of its strings none: the strings took 9,000 times the length of the bytes.
     */
    #[Test]
    public function emptyStringsTakeNoMemory(): void
    {
        $count = 20_000;
        $block = static fn(int $last): string => ByHand::varint($count << 2 | $last | 1) . "\0\0";
        $bytes = ByHand::graph(self::STRINGS | self::FILL, str_repeat($block(0), 200) . $block(2) . "\0" . str_repeat("\0", $count));

        self::assertDamaged('A block has more strings than bytes.', $bytes);
    }

    /**
     * @return iterable<string, array{int, \Closure(int): string}> the parts that the content has, and the content for so many things
     */
    public static function bombs(): iterable
    {
        $strings = ByHand::strings(...);
        $count = ByHand::varint(...);
        $all = ByHand::integer(...);

        yield 'blocks of one string' => [self::STRINGS, static fn(int $n): string => str_repeat("\4\1a", $n) . "\6\1a\x6F"];
        yield 'blocks of one empty string' => [self::STRINGS, static fn(int $n): string => str_repeat("\4\0", $n) . "\6\1a\x6F"];
        yield 'blocks of one binary string' => [self::STRINGS, static fn(int $n): string => str_repeat("\5\0\2a", $n) . "\7\0\2a\x6F"];
        yield 'strings of one byte' => [self::STRINGS, static fn(int $n): string => $count($n << 2 | 3) . "\0\2" . str_repeat('a', $n) . "\x6F"];
        yield 'one case of an enum again and again' => [self::STRINGS | self::ENUMS, static fn(int $n): string => $strings(Suit::class, 'Clubs') . $count($n) . "\x61\0" . str_repeat("\0\1", $n) . "\x9F"];
        yield 'a map of integers' => [self::ARRAYS, static fn(int $n): string => "\x17" . $all($n) . "\x45\x0A\x0E\0\x7F"];
        yield 'maps of two' => [self::ARRAYS, static fn(int $n): string => $count($n << 4 | 7) . "\x40\4\x45\x0A\x0E\0\x70\0"];
        yield 'the same string' => [self::STRINGS | self::ARRAYS, static fn(int $n): string => $strings('a') . "\x13" . $all($n) . "\x60\0\x7F"];
        yield 'decimals' => [self::ARRAYS, static fn(int $n): string => "\x13" . $all($n) . "\x53\5\0\2\x7F"];
        yield 'records of many keys' => [self::ARRAYS, static fn(int $n): string => "\xDB\1" . $count($n) . "\x45\0\x20" . str_repeat("\0", $n) . "\x7F"];
        yield 'records of one' => [self::STRINGS | self::ARRAYS, static fn(int $n): string => $strings('k') . $count($n << 4 | 11) . "\1\x60\0\0\x70\0"];
        yield 'one reference in a list' => [self::ARRAYS | self::REFERENCES, static fn(int $n): string => "\x13" . $all($n) . "\xA0\0\1\0\x7F"];
        yield 'one reference in a map' => [self::ARRAYS | self::REFERENCES, static fn(int $n): string => "\x17" . $all($n) . "\x45\x0A\x0E\xA0\0\1\0\x7F"];
        yield 'one reference between nulls' => [self::ARRAYS | self::REFERENCES, static fn(int $n): string => "\x13" . $all($n) . "\xB2" . str_repeat("\x55", intdiv($n + 7, 8)) . "\0\xA0\0\1\0\x7F"];
        yield 'shapes' => [self::STRINGS | self::SHAPES, static fn(int $n): string => $strings('stdClass') . $count($n) . str_repeat("\0\x60\0\0\0\0\0\1", $n) . "\x80\0"];
        yield 'sections of five kinds' => [self::ARRAYS, static fn(int $n): string => str_repeat("\x10\x40\x0A\xB5\x10\x32\x04\0\x10\x20\x30\x40\2", $n) . "\x11\x40\2\0\x70\0"];
    }

    /**
     * As many things as the bytes cover, in numbers just beyond a power of two, where PHP's tables have just grown.
     *
     * @param \Closure(int): string $content
     */
    #[Test]
    #[DataProvider('bombs')]
    public function noThingTakesMoreMemoryThanItsWeight(int $parts, \Closure $content): void
    {
        $fill = 0;
        foreach ([4_097, 32_769] as $count) {
            // Eight times as many things need about eight times as much.
            $fill = self::fillFor($parts, $content($count), 8 * $fill);
            self::assertNull(Decoders::ofThisPhp()->outcome(self::filled($parts, $content($count), $fill), Graph::ALL, "{$count} of them")->refusal);
        }
    }

    /**
     * As few zero bytes behind the content as are necessary for it to be decoded.
     *
     * @param int $guess from which the search begins
     */
    private static function fillFor(int $parts, string $content, int $guess): int
    {
        $isCovered = static function (int $fill) use ($parts, $content): bool {
            try {
                $bytes = self::filled($parts, $content, $fill);
                GraphReader::read($bytes, PlainGraph::unseal($bytes));
            } catch (DamagedBytes $refusal) {
                return !str_contains($refusal->getMessage(), 'ask for more memory');
            }

            return true;
        };
        $few = -1;
        $many = $guess;
        for ($step = max(1_024, $guess >> 6); !$isCovered($many); $step *= 2) {
            $few = $many;
            $many += $step;
        }
        for ($step = max(1, $guess >> 6); $few < 0 && $many > 0; $step *= 2) {
            $less = max(0, $many - $step);
            $isCovered($less) ? $many = $less : $few = $less;
        }
        while ($many - $few > max(1, $few >> 8)) {
            $middle = intdiv($few + $many, 2);
            $isCovered($middle) ? $many = $middle : $few = $middle;
        }

        return $many;
    }

    private static function filled(int $parts, string $content, int $fill): string
    {
        return $fill === 0 ? ByHand::graph($parts, $content) : ByHand::graph($parts | self::FILL, $content . str_repeat("\0", $fill));
    }

    /**
     * The names of dynamic properties stood in compiled code, which took more memory than the length of the bytes allows, and
     * stayed.
     */
    #[Test]
    public function manyDynamicPropertiesTakeLittleMemory(): void
    {
        $value = new \stdClass();
        for ($number = 0; $number < 5_000; ++$number) {
            $value->{"k{$number}"} = null;
        }
        $left = [];
        foreach (['k', 'l', 'm', 'n'] as $letter) {
            $bytes = Graph::encode(unserialize(str_replace('k', $letter, serialize($value))));
            memory_reset_peak_usage();
            $before = memory_get_usage();

            $object = Graph::decode($bytes, [\stdClass::class]);

            self::assertLessThanOrEqual(64 * \strlen($bytes) + (1 << 20), memory_get_peak_usage() - $before);
            unset($object);
            $left[] = memory_get_usage() - $before;
        }
        self::assertLessThan(1_000, min($left), 'of names that have not been there before');
    }

    /**
     * By its own name, and as that of an ancestor, which is the same slot: the second assignment to a readonly property threw
     * an Error, and the destructor of half an object ran.
     */
    #[Test]
    public function aPropertyThatAnAncestorDeclaresTooIsNoOther(): void
    {
        $class = RedeclaredGrenade::class;
        $bytes = ByHand::graph(
            self::STRINGS | self::SHAPES,
            ByHand::strings($class, 'serial', 'serial', get_parent_class(new $class(1)))
            // One shape with two properties, of which the second is that of the parent.
            . "\1" . \chr(2 << 3 | 1) . "\x6F" . "\1" . ByHand::integer(1) . "\x6F" . pack('V', ClassAnatomy::of($class)->layout()) . "\1"
            . ByHand::integer(1) . ByHand::integer(2) . "\x8F",
        );
        Grenade::$bangs = [];

        self::assertDamaged('has a property twice.', $bytes);
        self::assertSame([], Grenade::$bangs);
    }

    /**
     * PHP remarked on it by a notice.
     */
    #[Test]
    public function aDynamicPropertyMayHaveTheNameOfAStaticOne(): void
    {
        $serialized = \sprintf('O:%d:"%s":1:{s:5:"bangs";i:1;}', \strlen(Grenade::class), Grenade::class);
        $value = unserialize($serialized);

        self::assertSame(serialize($value), serialize(Graph::decode(Graph::encode($value), [Grenade::class])));
        self::assertSame(serialize([$value, 7]), serialize(Graph::decode(Graph::encode([$value, 7]), [Grenade::class])));
    }

    /**
     * What is known of a class was kept once for each way to write its name.
     */
    #[Test]
    public function namesInOtherCasesLeaveNothingBehind(): void
    {
        $spelled = static fn(string $class): string => ByHand::graph(
            self::STRINGS | self::SHAPES,
            ByHand::strings($class) . "\1\0\x6F" . pack('V', ClassAnatomy::of(Product::class)->layout()) . "\1\x8F",
        );
        self::assertInstanceOf(Product::class, Graph::decode($spelled(strtoupper(Product::class)), [Product::class]));
        $before = memory_get_usage();

        for ($letter = 0; $letter < 10; ++$letter) {
            Graph::decode($spelled(substr(Product::class, 0, $letter) . strtoupper(substr(Product::class, $letter))), [Product::class]);
        }

        self::assertLessThan(1_000, memory_get_usage() - $before);
    }

    /**
     * The shape of each object was looked for among all shapes.
     */
    #[Test]
    public function anObjectOfAnyShapeFitsItsProperty(): void
    {
        $value = [];
        for ($number = 0; $number < 30; ++$number) {
            $value[] = $node = new Model\Node();
            $node->link($value[intdiv($number, 2)] ?? null);
            if ($number % 3 === 0) {
                $node->uninitialized = $number;
            }
            $value[] = (new Model\SpecialNode())->link($value[$number]);
        }

        self::assertSame(serialize($value), serialize(Graph::decode(Graph::encode($value), Graph::ALL)));
    }

    private static function assertDamaged(string $why, string $bytes): void
    {
        memory_reset_peak_usage();
        $before = memory_get_usage();
        try {
            Graph::decode($bytes, Graph::ALL);
            self::fail('decoded');
        } catch (DamagedBytes $refusal) {
            self::assertStringContainsString($why, $refusal->getMessage());
        }
        self::assertLessThanOrEqual(64 * \strlen($bytes) + (1 << 20), memory_get_peak_usage() - $before);
    }
}
