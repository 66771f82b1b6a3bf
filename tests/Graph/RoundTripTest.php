<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\HalfPacked;
use Kiln\Tests\Graph\Model\Level;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Magic;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\StampedNote;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\TypedReferences;
use Kiln\Tests\Graph\Random\Columns;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Each kind of value by itself. serialize() tells whether what came back is the same; what it does not tell is asserted here.
 */
#[CoversClass(Graph::class)]
final class RoundTripTest extends TestCase
{
    /**
     * @return iterable<string, array{mixed}>
     */
    public static function values(): iterable
    {
        $scalars = [null, true, false, 0, -1, 255, 256, -256, 65_536, 2 ** 32, \PHP_INT_MAX, \PHP_INT_MIN, 0.1, -0.0, 1e300, \INF, -\INF, '', '0', "a\0b", "\xFF", str_repeat('long', 5_000)];
        foreach ($scalars as $position => $scalar) {
            yield "scalar {$position}" => [$scalar];
        }
        yield 'readonly properties of an ancestor' => [new StampedNote(5, 'me')];
        yield 'all scalars' => [$scalars];
        yield 'an empty array' => [[]];
        yield 'arrays in arrays' => [[[], [[]], [[[]], []]]];
        yield 'a list' => [range(1, 3_000)];
        yield 'a list that falls' => [range(3_000, 1, -7)];
        yield 'integers whose steps differ by more than 64 bits hold' => [[-(2 ** 61), 2 ** 61, -(2 ** 61), 2 ** 61]];
        yield 'times' => [array_map(static fn(int $minute): int => 1_700_000_000 + $minute ** 2, range(0, 400))];
        yield 'keys in disorder' => [[5 => 'a', 3 => 'b', -1 => 'c', 'x' => 'd', '07' => 'e']];
        yield 'keys of all kinds' => [['' => 1, "\0" => 2, 'é' => 3, \PHP_INT_MAX => 4, \PHP_INT_MIN => 5]];
        yield 'a dictionary' => [array_combine(array_map(static fn(int $key): string => "key {$key}", range(1, 400)), range(1, 400))];
        yield 'records' => [array_map(static fn(int $id): array => ['id' => $id, 'name' => $id % 2 === 0 ? null : "n{$id}"], range(1, 99))];
        yield 'prices' => [array_map(static fn(int $cents): float => $cents / 100, range(1, 20_000, 37))];
        yield 'whole floats' => [[1.0, 2.0, 3.0]];
        yield 'floats with a negative zero' => [[0.5, -0.0, 1.5]];
        yield 'floats in many forms' => [[1e15, 0.001, 1 / 3, 123456.789]];
        yield 'flags' => [array_map(static fn(int $number): bool => $number % 3 === 0, range(0, 100))];
        yield 'mixed' => [array_map(static fn(int $number): mixed => [null, $number, "{$number}", $number / 2, true, false, [$number], Suit::Clubs][$number % 8], range(0, 5_000))];
        yield 'strings of which a few come twice' => [[...array_map(static fn(int $number): string => "text {$number}", range(1, 500)), 'text 7', 'text 8']];
        yield 'strings with and without zero bytes' => [['a', "\0", 'b', "b\0c", 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', "\0\0", 'm']];
        yield 'enums' => [[Suit::Hearts, Level::Low, Suit::Hearts, Level::High]];

        yield 'an object' => [new Product(2, 'name', 1.5, true, Suit::Spades, 'code')];
        yield 'a property that is not initialized' => [new Product(1, null, 1.5, true, Suit::Spades)];
        yield 'many objects' => [array_map(static fn(int $id): Product => new Product($id, "p {$id}", $id / 4, $id % 3 === 0, Suit::cases()[$id % 3]), range(1, 3_000))];
        yield 'private properties of the same name' => [(new SpecialNode())->add(1)->rename('x')];
        yield 'dynamic properties' => [(new Loose())->set('z', 1)->set('12', 2)->set('a b', 3)];
        yield 'a property that was removed' => [(new Loose())->remove('a')->remove('c')];
        yield 'magic methods' => [[Magic::with('dynamic', 1), Magic::with('dynamic', 2), Magic::with('12', 3)]];
        yield 'stdClass' => [(object) ['a' => 1, '5' => (object) []]];
        yield 'stdClass that was cast from other objects' => [[(object) (array) (new SpecialNode())->add(1), (object) (array) new Product(2, 'name', 1.5, true, Suit::Spades), (object) ["\0*\0a" => 1, 'a' => 2]]];
        yield '__serialize() and __unserialize()' => [new Packed([new Packed('inner'), 1])];
        yield '__serialize() alone' => [(new HalfPacked('content'))->add(5)];
        yield '__sleep() and __wakeup()' => [(new Sleeper([1]))->add(2)];

        $shared = new Node();
        yield 'a shared object' => [[$shared, $shared, [$shared]]];
        $cycle = new Node();
        yield 'a cycle' => [$cycle->link((new Node())->add($cycle)->link($cycle))];
        $packed = new \ArrayObject();
        $packed['self'] = new Packed([$packed, new Packed($packed)]);
        yield 'a cycle through data' => [$packed];
        $chain = null;
        for ($length = 0; $length < 500; ++$length) {
            $chain = (new Node())->link($chain);
        }
        yield 'a chain' => [$chain];

        $slot = 1;
        yield 'references in a list' => [[&$slot, 2, &$slot, [&$slot]]];
        $text = 'text';
        yield 'references in maps and records' => [[['id' => 1, 'ref' => &$text], ['id' => 2, 'ref' => &$text], ['x' => &$text]]];
        yield 'references in properties' => [[(new Loose())->bind('a', $text)->bind('new', $text), (new Loose())->bind('a', $text)]];
        $number = 5;
        $node = new Node();
        yield 'references in typed properties' => [[(new TypedReferences())->bindNumber($number)->bindNode($node), $node]];
        $endless = [1];
        $endless[] = &$endless;
        yield 'an array in itself' => [$endless];
        $first = ['first'];
        $second = ['second', &$first];
        $first[] = &$second;
        yield 'two arrays in each other' => [[&$first, &$second]];

        yield 'dates' => [[new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin'), new \DateTime('@0'), new \DateTimeZone('+02:00'), new \DateInterval('P1Y2M')]];
        yield 'a period' => [new \DatePeriod(new \DateTimeImmutable('2024-01-01'), new \DateInterval('P1D'), 3)];
        yield 'ArrayObject' => [new \ArrayObject(['a' => $shared, 'b' => $shared], \ArrayObject::ARRAY_AS_PROPS)];
        $storage = new \SplObjectStorage();
        $storage[$shared] = 'info';
        $storage[new Node()] = $shared;
        yield 'SplObjectStorage' => [$storage];
        yield 'SplFixedArray' => [\SplFixedArray::fromArray([1, $shared, null])];
        $queue = new \SplQueue();
        $queue[] = 1;
        yield 'SplQueue' => [[$queue, new \ArrayIterator([1, 2])]];
        yield 'an exception' => [new \LogicException('message', 5, new \RuntimeException('previous'))];
    }

    #[Test]
    #[DataProvider('values')]
    public function aValueComesBack(mixed $value): void
    {
        $expected = unserialize(serialize($value));

        $bytes = Graph::encode($value);
        $actual = Graph::decode($bytes, Graph::ALL);

        self::assertSame(serialize($expected), serialize($actual));
        self::assertSame($bytes, Graph::encode($value), 'the same value gives the same bytes');
    }

    #[Test]
    public function whatIsNotANumberRemainsSo(): void
    {
        $decoded = Graph::decode(Graph::encode([\NAN, 1.5]));

        self::assertIsArray($decoded);
        self::assertNan($decoded[0]);
        self::assertSame(1.5, $decoded[1]);
    }

    #[Test]
    public function referencesAreReferences(): void
    {
        $slot = 1;
        $decoded = Graph::decode(Graph::encode([&$slot, &$slot, 'x' => ['y' => &$slot]]));

        self::assertIsArray($decoded);
        $decoded[0] = 'changed';
        self::assertSame(['changed', 'changed', 'x' => ['y' => 'changed']], $decoded);
    }

    #[Test]
    public function aTypedReferenceKeepsItsType(): void
    {
        $number = 5;
        $decoded = Graph::decode(Graph::encode((new TypedReferences())->bindNumber($number)), [TypedReferences::class]);
        self::assertInstanceOf(TypedReferences::class, $decoded);

        $decoded->number = 7;
        self::assertSame(7, $decoded->either);

        $this->expectException(\TypeError::class);
        $decoded->either = 1.5;
    }

    #[Test]
    public function equalArraysAreOneButDoNotChangeTogether(): void
    {
        $array = range(1, 10_000);
        $one = \strlen(Graph::encode([$array]));
        $bytes = Graph::encode([$array, $array, [$array], ['a' => $array]]);
        self::assertLessThan($one + 60, \strlen($bytes));

        $decoded = Graph::decode($bytes);

        self::assertIsArray($decoded);
        self::assertIsArray($decoded[0]);
        $decoded[0][] = 'more';
        self::assertSame([$array, [$array], ['a' => $array]], \array_slice($decoded, 1));
    }

    #[Test]
    public function equalObjectsAreNotOne(): void
    {
        $decoded = Graph::decode(Graph::encode([new Node(), new Node()]), [Node::class]);

        self::assertIsArray($decoded);
        self::assertNotSame($decoded[0], $decoded[1]);
    }

    #[Test]
    public function noMagicMethodSeesPropertiesReturn(): void
    {
        $decoded = Graph::decode(Graph::encode([Magic::with('dynamic', 1), Magic::with('dynamic', 2)]), [Magic::class]);

        self::assertIsArray($decoded);
        foreach ($decoded as $magic) {
            self::assertInstanceOf(Magic::class, $magic);
            self::assertSame([], $magic->calls);
        }
    }

    #[Test]
    public function encodingLeavesAValueAsItWas(): void
    {
        $slot = 1;
        $value = [(new Loose())->bind('a', $slot), &$slot, new Node()];
        $before = serialize($value);

        Graph::encode($value);

        self::assertSame($before, serialize($value));
    }

    #[Test]
    public function smallValuesAreSmall(): void
    {
        self::assertLessThanOrEqual(8, \strlen(Graph::encode(5)));
        self::assertLessThanOrEqual(8, \strlen(Graph::encode([])));
        self::assertLessThanOrEqual(16, \strlen(Graph::encode('small')));
        $product = new Product(1, 'a', 1.5, true, Suit::Clubs);
        self::assertLessThan(\strlen(serialize($product)), \strlen(Columns::of($product)));
        // What serialize() writes, with class and case in front: names, lengths and layout.
        $names = \strlen(Product::class) + 6 + \strlen(Suit::class . 'Clubs') + 3;
        self::assertLessThanOrEqual(\strlen(serialize($product)) + $names + 8, \strlen(Graph::encode($product)));
    }
}
