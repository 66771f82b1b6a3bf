<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassFacts;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\RedeclaredGrenade;
use Kiln\Tests\Graph\Random\ByHand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that only an attacker writes, and what they once did.
 */
#[CoversClass(Graph::class)]
final class HandmadeBytesTest extends TestCase
{
    private const STRINGS = 1;
    private const SHAPES = 4;
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
            . "\1" . \chr(2 << 3 | 1) . "\x6F" . "\1" . ByHand::integer(1) . "\x6F" . pack('V', ClassFacts::of($class)->layout()) . "\1"
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
            ByHand::strings($class) . "\1\0\x6F" . pack('V', ClassFacts::of(Product::class)->layout()) . "\1\x8F",
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
