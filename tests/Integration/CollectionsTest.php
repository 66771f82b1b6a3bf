<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Arrays\Basket;
use Kiln\Tests\Fixture\Integration\Arrays\Collections;
use Kiln\Tests\Fixture\Integration\Arrays\Stream;
use Kiln\Tests\Fixture\Integration\Arrays\Walkables;
use Kiln\Tests\Fixture\Integration\Common\Item;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class CollectionsTest extends IntegrationTestCase
{
    private const EMPTY = '{"list":[],"brackets":[],"oneArgument":[],"map":{},"numbers":{},"anyKey":{},"plain":[],"items":[],"itemsInBrackets":[],'
        . '"itemsBySku":{},"table":[],"nested":{},"optional":null,"shape":{"name":"default"},"tuple":[0,""],"open":{"id":0},"allOptional":{}}';

    private const FULL = '{"list":["a"],"brackets":["b"],"oneArgument":["c"],"map":{"x":1},"numbers":{"5":"five"},"anyKey":{"k":true},"plain":{"p":[1]},'
        . '"items":[{"sku":"i","price":1.0}],"itemsInBrackets":[{"sku":"j","price":null}],"itemsBySku":{"k":{"sku":"k","price":2.5}},'
        . '"table":[[1,2],[]],"nested":{"n":[null,{"sku":"m","price":null}]},"optional":[7],"shape":{"name":"Ann","age":null},'
        . '"tuple":[3,"c"],"open":{"id":1,"more":{"deep":[]}},"allOptional":{"one":"1"}}';

    #[Test]
    public function emptyOnesKeepTheirKind(): void
    {
        self::assertWrites(self::EMPTY, new Collections());
        self::assertEquals(new Collections(), self::read(self::EMPTY, Collections::class));
        self::assertEquals(new Collections(), self::read('{}', Collections::class));
    }

    #[Test]
    public function everyKindIsReadAndWritten(): void
    {
        $read = self::read(self::FULL, Collections::class);

        self::assertSame(['a'], $read->list);
        self::assertSame(['b'], $read->brackets);
        self::assertSame(['c'], $read->oneArgument);
        self::assertSame(['x' => 1], $read->map);
        self::assertSame([5 => 'five'], $read->numbers);
        self::assertSame(['k' => true], $read->anyKey);
        self::assertSame(['p' => [1]], $read->plain);
        self::assertCount(1, $read->items);
        self::assertInstanceOf(Item::class, $read->items[0]);
        self::assertSame(['i', 1.0], [$read->items[0]->sku, $read->items[0]->price]);
        self::assertSame('j', $read->itemsInBrackets[0]->sku);
        self::assertSame(2.5, $read->itemsBySku['k']->price);
        self::assertSame([[1, 2], []], $read->table);
        self::assertNull($read->nested['n'][0]);
        self::assertSame('m', $read->nested['n'][1]?->sku);
        self::assertSame([7], $read->optional);
        self::assertSame(['name' => 'Ann', 'age' => null], $read->shape);
        self::assertSame([3, 'c'], $read->tuple);
        self::assertSame(['id' => 1, 'more' => ['deep' => []]], $read->open);
        self::assertSame(['one' => '1'], $read->allOptional);
        self::assertWrites(self::FULL, $read);
    }

    /**
     * @return iterable<string, array{string, array<mixed>, string}>
     */
    public static function arrays(): iterable
    {
        yield 'a list with gaps' => ['list<string>', [3 => 'a', 1 => 'b'], '["a","b"]'];
        yield 'a list by names' => ['list<string>', ['x' => 'a'], '["a"]'];
        yield 'a map that looks like a list' => ['array<int, string>', ['a', 'b'], '{"0":"a","1":"b"}'];
        yield 'a map by names' => ['array<string, float>', ['a' => 1], '{"a":1.0}'];
        yield 'an empty map' => ['array<string, int>', [], '{}'];
        yield 'an empty list' => ['list<int>', [], '[]'];
        yield 'an empty array of unknown shape' => ['array', [], '[]'];
        yield 'an array of unknown shape that is a list' => ['array', [1, [2]], '[1,[2]]'];
        yield 'an array of unknown shape that is none' => ['array', [1 => 'a'], '{"1":"a"}'];
        yield 'maps in lists' => ['list<array<string, int>>', [[], ['a' => 1]], '[{},{"a":1}]'];
        yield 'lists in maps' => ['array<string, list<int>>', ['a' => []], '{"a":[]}'];
        yield 'a shape keeps the order of its type' => ['array{a: int, b: int}', ['b' => 2, 'a' => 1], '{"a":1,"b":2}'];
        yield 'a closed shape leaves the rest out' => ['array{a: int}', ['a' => 1, 'z' => 2], '{"a":1}'];
        yield 'an open shape does not' => ['array{a: int, ...}', ['z' => 2, 'a' => 1], '{"a":1,"z":2}'];
        yield 'a shape with a number among its keys' => ['array{0: int, name: string}', [7, 'name' => 'n'], '{"0":7,"name":"n"}'];
        yield 'a shape without keys' => ['array{}', [], '{}'];
        yield 'a tuple' => ['array{int, ?string}', [1, null], '[1,null]'];
        yield 'a tuple in a list' => ['list<array{float, float}>', [[1, 2.5]], '[[1.0,2.5]]'];
    }

    /**
     * @param array<mixed> $array
     */
    #[Test]
    #[DataProvider('arrays')]
    public function theTypeSaysWhetherItIsAnArrayOrAnObject(string $type, array $array, string $json): void
    {
        self::assertWrites($json, $array, $type);
    }

    /**
     * @return iterable<string, array{string, string, list<string>}>
     */
    public static function wrongDocuments(): iterable
    {
        yield 'an object for a list' => ['list<int>', '{"a":1}', ['type_mismatch at ']];
        yield 'a string for a list' => ['list<int>', '"a"', ['type_mismatch at ']];
        yield 'null for a list' => ['list<int>', 'null', ['type_mismatch at ']];
        yield 'wrong items' => ['list<int>', '[1,"2",3,null]', ['type_mismatch at /1', 'type_mismatch at /3']];
        yield 'wrong items inside' => ['list<list<int>>', '[[1],[2,"3"],4]', ['type_mismatch at /1/1', 'type_mismatch at /2']];
        yield 'a number for a map' => ['array<string, int>', '5', ['type_mismatch at ']];
        yield 'wrong values of a map' => ['array<string, int>', '{"a":1,"b/c":"2"}', ['type_mismatch at /b~1c']];
        yield 'a name where numbers are keys' => ['array<int, string>', '{"1":"a","x":"b"}', ['type_mismatch at /x']];
        yield 'a missing key of a shape' => ['array{a: int, b?: int}', '{"b":1}', ['missing_key at /a']];
        yield 'wrong values of a shape' => ['array{a: int, b?: int}', '{"a":"1","b":null}', ['type_mismatch at /a', 'type_mismatch at /b']];
        yield 'a tuple too short' => ['array{int, int}', '[1]', ['missing_key at /1']];
        yield 'a number for an array' => ['array', '1', ['type_mismatch at ']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongDocuments')]
    public function aWrongDocumentIsRefused(string $type, string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, $type);
    }

    #[Test]
    public function aWrongItemIsNotWritten(): void
    {
        $collections = new Collections();
        Wrong::put($collections, 'list', ['a', 1]);
        Wrong::put($collections, 'itemsBySku', ['x' => new Item(), 'y' => new \stdClass()]);
        Wrong::put($collections, 'shape', []);

        self::assertCannotWrite(['type_mismatch at /list/1', 'type_mismatch at /itemsBySku/y', 'missing_key at /shape/name'], $collections);
    }

    #[Test]
    public function anArrayThatRefersToItsElementsIsWrittenLikeAnyOther(): void
    {
        $name = 'a';
        $collections = new Collections();
        $collections->list = [&$name, &$name];
        $collections->plain = ['n' => &$name];
        $name = 'b';

        $written = json_decode(self::kiln()->serialize($collections), true);

        self::assertIsArray($written);
        self::assertSame([['b', 'b'], ['n' => 'b']], [$written['list'], $written['plain']]);
    }

    #[Test]
    public function whatIsWrittenDoesNotChange(): void
    {
        $collections = new Collections();
        $collections->plain = ['when' => new \DateTimeImmutable('2024-01-02T03:04:05Z'), 'item' => new Item()];
        $before = clone $collections;

        self::kiln()->toArray($collections);

        self::assertSame($before->plain, $collections->plain);
    }

    #[Test]
    public function whateverCanBeWalkedThroughIsWritten(): void
    {
        $walkables = new Walkables();
        $walkables->list = (static function (): \Generator {
            yield 'same' => 1;
            yield 'same' => 2;
        })();
        $walkables->map = new \ArrayIterator(['a' => new Item()]);
        $walkables->plain = new \ArrayObject([1, 'two']);
        $walkables->traversable = new \ArrayObject([5]);
        $walkables->iterator = new \ArrayIterator(['x' => 1]);
        $walkables->aggregate = new \ArrayObject([new Item()]);
        $walkables->arrayObject = new \ArrayObject([3 => new Item()]);
        $walkables->arrayIterator = new \ArrayIterator([]);
        $walkables->basket = new Basket(['b' => true]);
        $walkables->object = (object) ['z' => (object) [], 'y' => []];

        self::assertSame(
            '{"list":[1,2],"map":{"a":{"sku":"","price":null}},"plain":[1,"two"],"traversable":[5],"iterator":{"x":1},'
            . '"aggregate":[{"sku":"","price":null}],"arrayObject":[{"sku":"","price":null}],"arrayIterator":{},"basket":{"b":true},"object":{"z":{},"y":[]}}',
            self::kiln()->serialize($walkables),
        );
    }

    #[Test]
    public function anIteratorEndsWhereWalkingLeavesItAlsoWhereAnotherValueIsWrong(): void
    {
        $walkables = new Walkables();
        Wrong::put($walkables, 'list', [NAN]);
        $walkables->iterator = new \ArrayIterator(['x' => 1]);
        try {
            self::kiln()->serialize($walkables);
            self::fail('NAN is no JSON');
        } catch (SerializationException) {
        }

        self::assertFalse($walkables->iterator->valid());
    }

    #[Test]
    public function whateverCanBeWalkedThroughIsRead(): void
    {
        $read = self::read(
            '{"list":[1,2],"map":{"a":{"sku":"m"}},"plain":{"p":1},"traversable":[5],"iterator":{"x":1},"aggregate":[{"sku":"g"}],'
            . '"arrayObject":[{"sku":"o"}],"arrayIterator":{},"basket":[1,2],"object":{"z":{"y":[1,{"x":2}]}}}',
            Walkables::class,
        );

        self::assertSame([1, 2], $read->list);
        self::assertIsArray($read->map);
        self::assertInstanceOf(Item::class, $read->map['a']);
        self::assertSame(['p' => 1], $read->plain);
        self::assertInstanceOf(\ArrayIterator::class, $read->traversable);
        self::assertSame([5], iterator_to_array($read->traversable));
        self::assertInstanceOf(\ArrayIterator::class, $read->iterator);
        self::assertSame(['x' => 1], iterator_to_array($read->iterator));
        self::assertInstanceOf(\ArrayObject::class, $read->aggregate);
        self::assertSame('g', Wrong::get($read->aggregate[0], 'sku'));
        self::assertSame('o', Wrong::get($read->arrayObject?->getArrayCopy()[0] ?? null, 'sku'));
        self::assertSame([], $read->arrayIterator?->getArrayCopy());
        self::assertSame([1, 2], $read->basket?->getArrayCopy());
        self::assertSame(Basket::class, $read->basket::class);
        self::assertEquals((object) ['z' => (object) ['y' => [1, (object) ['x' => 2]]]], $read->object);
    }

    #[Test]
    public function wrongItemsOfWhatCanBeWalkedThroughAreNamed(): void
    {
        self::assertRefuses(
            ['type_mismatch at /list/0', 'type_mismatch at /map', 'type_mismatch at /iterator/x', 'type_mismatch at /arrayObject/0/sku', 'type_mismatch at /object'],
            '{"list":["1"],"map":1,"iterator":{"x":"1"},"arrayObject":[{"sku":1}],"object":[1]}',
            Walkables::class,
        );
    }

    #[Test]
    public function aGeneratorIsWrittenOnceAndNeverRead(): void
    {
        $stream = new Stream();
        $stream->items = (static function (): \Generator {
            yield new Item();
            yield new Item();
        })();
        $stream->numbers = (static fn(): \Generator => yield from [1, 2])();

        self::assertSame('{"items":[{"sku":"","price":null},{"sku":"","price":null}],"numbers":[1,2]}', self::kiln()->serialize($stream));
        self::assertCannotWrite(['generator_consumed at /items', 'generator_consumed at /numbers'], $stream);
        self::assertSame([3], self::read('{"items":[{}],"numbers":[3]}', Stream::class)->numbers);
        self::assertInvalid(
            'Generator<int>: a Generator cannot be read. Declare iterable or Traversable, or mark the property #[ReadOnlyProperty]. [unreadable_type]',
            static fn(): mixed => self::kiln()->deserialize('[]', 'Generator<int>'),
        );
    }

    #[Test]
    public function aGeneratorThatThrowsIsHeard(): void
    {
        $stream = new Stream();
        $stream->numbers = (static function (): \Generator {
            yield 1;

            throw new \DomainException('no more');
        })();

        $this->expectExceptionObject(new \DomainException('no more'));

        self::kiln()->serialize($stream);
    }
}
