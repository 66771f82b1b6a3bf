<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\HalfPacked;
use Kiln\Tests\Graph\Model\Level;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\TypedReferences;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\Sketch;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes of the format, written once and never again: what is in somebody's cache is read for ever.
 *
 * Whoever changes how values are written need not touch them, and whoever cannot read them any more has made a new version.
 */
#[CoversClass(Graph::class)]
final class FrozenBytesTest extends TestCase
{
    /**
     * @return iterable<string, \Closure(): mixed> name of the file => what was encoded
     */
    public static function values(): iterable
    {
        $ids = range(0, 39);

        yield 'null' => static fn(): mixed => null;
        yield 'true' => static fn(): mixed => true;
        yield 'empty array' => static fn(): mixed => [];
        yield 'integer' => static fn(): mixed => -300;
        yield 'greatest integer' => static fn(): mixed => \PHP_INT_MAX;
        yield 'float' => static fn(): mixed => 0.1 + 0.2;
        yield 'not a number' => static fn(): mixed => [\NAN, -\INF, -0.0];
        yield 'string' => static fn(): mixed => "text \u{1F600}";
        yield 'text' => static fn(): mixed => 'Die Glasur braucht 1,240 °C.';
        yield 'strings with zero bytes' => static fn(): mixed => ["a\0b", 'c', "\0", '', 'd'];
        yield 'long string' => static fn(): mixed => str_repeat('long ', 100);
        yield 'bytes' => static fn(): mixed => $ids;
        yield 'steps' => static fn(): mixed => array_map(static fn(int $id): int => 1_700_000_000 + 3_600 * $id + 7 * $id % 30, $ids);
        yield 'wide integers' => static fn(): mixed => array_map(static fn(int $id): int => $id << 40, $ids);
        yield 'decimals' => static fn(): mixed => array_map(static fn(int $id): float => $id / 100.0, $ids);
        yield 'thirds' => static fn(): mixed => array_map(static fn(int $id): float => $id / 3.0, $ids);
        yield 'booleans' => static fn(): mixed => array_map(static fn(int $id): bool => $id % 3 === 0, $ids);
        yield 'nulls between' => static fn(): mixed => array_map(static fn(int $id): ?string => $id % 3 === 0 ? null : "text {$id}", $ids);
        yield 'all kinds' => static fn(): mixed => [null, false, true, [], 1, 0.5, 'x', [1], new Node(), Suit::Clubs];
        yield 'map' => static fn(): mixed => ['a' => 1, 5 => 'five', -1 => null, 'nested' => ['b' => 2]];
        yield 'records' => static fn(): mixed => array_map(static fn(int $id): array => ['id' => $id, 'name' => "n {$id}", 'tags' => [$id, 'all']], $ids);
        yield 'equal arrays' => static fn(): mixed => [[1, 2], [1, 2], ['x' => [1, 2]]];
        yield 'filled up' => static fn(): mixed => array_fill(0, 12_000, null);
        yield 'enums' => static fn(): mixed => [Suit::Hearts, Level::Low, Suit::Hearts];
        yield 'object' => static fn(): mixed => new Product(2, 'name', 1.5, true, Suit::Spades, 'code');
        yield 'objects' => static fn(): mixed => array_map(static fn(int $id): Product => new Product($id, null, $id / 4, $id % 2 === 0, Suit::Clubs), $ids);
        yield 'standard objects' => static fn(): mixed => [(object) ['a' => 1, '0' => 2], (object) []];
        yield 'private of ancestor' => static fn(): mixed => (new SpecialNode())->add(1)->rename('x');
        yield 'dynamic properties' => static fn(): mixed => (new Loose())->set('dynamic', 1)->remove('a');
        yield 'shared object' => static function (): mixed {
            $node = new Node();

            return [$node, [$node], $node];
        };
        yield 'cycle' => static function (): mixed {
            $node = new Node();

            return $node->link((new Node())->add($node));
        };
        yield 'references' => static function (): mixed {
            $slot = 'slot';

            return [&$slot, ['r' => &$slot], (new Loose())->bind('a', $slot)];
        };
        yield 'typed references' => static function (): mixed {
            $number = 5;

            return (new TypedReferences())->bindNumber($number);
        };
        yield 'arrays in each other' => static function (): mixed {
            $first = ['first'];
            $second = ['second', &$first];
            $first[] = &$second;

            return [&$first, &$second];
        };
        yield 'unserialize' => static fn(): mixed => [new Packed(new Packed([1])), new Packed('x')];
        yield 'serialize alone' => static fn(): mixed => new HalfPacked('content');
        yield 'sleep and wakeup' => static fn(): mixed => [new Sleeper('kept'), new Node(), new Sleeper(2)];
        yield 'calls out of order' => static fn(): mixed => new Packed([new Sleeper(new Packed(1)), new \ArrayObject([new Packed(2)])]);
        yield 'dates' => static fn(): mixed => [new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin'), new \DateTime('@0')];
        yield 'serialized array' => static fn(): mixed => ['id' => 5, 'tags' => ['a', 'b'], 'price' => 1.5, 'none' => null, 'yes' => true];
        yield 'serialized objects' => static fn(): mixed => [(new SpecialNode())->add(new Node())->rename('x'), (object) ['a' => 1]];
        yield 'serialized entity' => static fn(): mixed => ['product' => new Product(2, 'name', 1.5, true, Suit::Spades, 'code'), 'at' => new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin')];
        yield 'serialized references' => static function (): mixed {
            $slot = 'slot';
            $node = new Node();

            return [&$slot, [&$slot], $node->link((new Node())->add($node))];
        };
        yield 'direct array' => static fn(): mixed => ['id' => 5, 'tags' => ['id', 'b'], 'price' => 1.5, 'none' => null, 'yes' => true, -300 => 70_000, 'long' => str_repeat('long ', 60)];
        yield 'direct entity' => static fn(): mixed => ['product' => new Product(2, 'name', 1.5, true, Suit::Spades, 'code'), 'at' => new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin'), 'in' => new \ArrayObject([1, Suit::Spades])];
        yield 'direct objects' => static function (): mixed {
            $object = (object) ['a' => 1, 'more' => (object) []];
            $object->self = $object;

            return [$object, [$object], new Product(2, null, 0.5, false, Suit::Clubs), new Product(4, null, 0.5, false, Suit::Clubs)];
        };
        yield 'wrapped direct' => static fn(): mixed => new Packed(['id' => 5, 'at' => new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin')]);
        yield 'wrapped serialized' => static fn(): mixed => new Packed(['id' => 5, 'at' => new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin')]);
        yield 'collections' => static fn(): mixed => [new \ArrayObject(['x' => 1]), \SplFixedArray::fromArray([1, null])];
    }

    /**
     * @return \Generator<string, array{string, \Closure(): mixed}>
     */
    public static function files(): \Generator
    {
        foreach (self::values() as $name => $make) {
            yield $name => [__DIR__ . '/corpus/' . str_replace(' ', '-', $name) . '.hex', $make];
        }
    }

    /**
     * @param \Closure(): mixed $make
     */
    #[Test]
    #[DataProvider('files')]
    public function theyAreStillRead(string $file, \Closure $make): void
    {
        $bytes = (string) hex2bin(str_replace("\n", '', (string) file_get_contents($file)));

        // What the methods of its classes make of a value is not in the bytes.
        $expected = Sketch::of(unserialize(serialize($make())));

        self::assertSame($expected, Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, $file)->text());
    }

    #[Test]
    public function noFileIsForgotten(): void
    {
        self::assertCount(iterator_count(self::files()), (array) glob(__DIR__ . '/corpus/*.hex'));
    }
}
