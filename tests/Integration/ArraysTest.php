<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Arrays\Collections;
use Kiln\Tests\Fixture\Integration\Arrays\Walkables;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Priority;
use Kiln\Tests\Fixture\Integration\Selection\Selected;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * toArray() and fromArray().
 */
#[CoversClass(Serializer::class)]
final class ArraysTest extends IntegrationTestCase
{
    /**
     * @return iterable<string, array{mixed, mixed, 2?: string}>
     */
    public static function values(): iterable
    {
        $walkables = new Walkables();
        $walkables->list = new \ArrayIterator([1]);
        $walkables->object = (object) ['a' => (object) [], 'b' => [(object) ['c' => 1]]];
        yield 'what would be an empty object' => [
            new Collections(),
            [
                'list' => [], 'brackets' => [], 'oneArgument' => [], 'map' => [], 'numbers' => [], 'anyKey' => [], 'plain' => [], 'items' => [], 'itemsInBrackets' => [],
                'itemsBySku' => [], 'table' => [], 'nested' => [], 'optional' => null, 'shape' => ['name' => 'default'], 'tuple' => [0, ''], 'open' => ['id' => 0], 'allOptional' => [],
            ],
        ];
        yield 'objects of PHP itself' => [
            $walkables,
            [
                'list' => [1], 'map' => [], 'plain' => [], 'traversable' => null, 'iterator' => null, 'aggregate' => null, 'arrayObject' => null, 'arrayIterator' => null, 'basket' => null,
                'object' => ['a' => [], 'b' => [['c' => 1]]],
            ],
        ];
        yield 'a map that looks like a list' => [['a', 'b'], ['a', 'b'], 'array<int, string>'];
        yield 'values as they are' => [[1, 1.0, 'a', true, null], [1, 1.0, 'a', true, null]];
        yield 'what JSON cannot hold' => [[NAN, INF, "\xff"], [NAN, INF, "\xff"]];
        yield 'an object alone' => [new Item(), ['sku' => '', 'price' => null]];
        yield 'a case alone' => [Priority::High, 2];
        yield 'a date alone' => [new \DateTimeImmutable('2024-01-02T03:04:05Z'), '2024-01-02T03:04:05Z'];
        yield 'null' => [null, null];
    }

    #[Test]
    #[DataProvider('values')]
    public function everythingBecomesPlainData(mixed $value, mixed $expected, ?string $type = null): void
    {
        $array = self::kiln()->toArray($value, type: $type);

        self::assertSame(serialize($expected), serialize($array));
    }

    #[Test]
    public function theContextCounts(): void
    {
        self::assertSame(['inA' => 1, 'inBoth' => 2, 'sum' => 6], self::kiln()->toArray(new Selected(), new Context(groups: 'a')));
        self::assertSame([3, 3], [self::kiln()->fromArray(['inBAndDefault' => 4], Selected::class, new Context(groups: 'a'))->inBAndDefault, (new Selected())->inBAndDefault]);
    }

    #[Test]
    public function listsComeBack(): void
    {
        $items = self::kiln()->fromArray([['sku' => 'a'], ['sku' => 'b', 'price' => 1]], 'list<' . Item::class . '>');

        self::assertIsArray($items);
        self::assertSame(['a', 'b', 1.0], [Wrong::get($items[0], 'sku'), Wrong::get($items[1], 'sku'), Wrong::get($items[1], 'price')]);
        self::assertSame(Priority::Low, self::kiln()->fromArray(1, Priority::class));
    }

    #[Test]
    public function problemsHaveNoPositionInAText(): void
    {
        try {
            self::kiln()->fromArray(['items' => [['sku' => 5]], 'list' => ['x' => 1]], Collections::class);
            self::fail('It was taken.');
        } catch (DeserializationException $exception) {
            self::assertSame('Cannot build ' . Collections::class . ' from an array: 2 problems.', strtok($exception->getMessage(), "\n"));
            self::assertSame([['/list', null], ['/items/0/sku', null]], array_map(static fn($violation): array => [$violation->pointer, $violation->line], $exception->violations()->items));
        }
    }

    #[Test]
    public function whatIsNoPlainDataIsRefused(): void
    {
        $this->expectExceptionMessage('sku   expected string, got');

        self::kiln()->fromArray(['sku' => new \stdClass()], Item::class);
    }
}
