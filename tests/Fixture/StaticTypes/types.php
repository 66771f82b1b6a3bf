<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\StaticTypes;

use Kiln\Optional;
use Kiln\Serializer;

use function PHPStan\Testing\assertType;

function types(Serializer $serializer, string $json, string $any): void
{
    assertType('Kiln\Tests\Fixture\StaticTypes\Order', $serializer->deserialize($json, Order::class));
    assertType('list<Kiln\Tests\Fixture\StaticTypes\Order>', $serializer->deserialize($json, 'list<' . Order::class . '>'));
    assertType('list<Kiln\Tests\Fixture\StaticTypes\Order>', $serializer->deserialize($json, Order::class . '[]'));
    // One argument is a list in Kiln, whatever it is elsewhere.
    assertType('list<Kiln\Tests\Fixture\StaticTypes\Order>', $serializer->deserialize($json, 'array<\Kiln\Tests\Fixture\StaticTypes\Order>'));
    assertType('array<string, Kiln\Tests\Fixture\StaticTypes\Order>', $serializer->deserialize($json, 'array<string, ' . Order::class . '>'));
    assertType('Kiln\Tests\Fixture\StaticTypes\Order|null', $serializer->deserialize($json, '?' . Order::class));
    assertType('array{id: int, name?: string}', $serializer->deserialize($json, 'array{id: int, name?: string}'));
    assertType('array{int, string}', $serializer->deserialize($json, 'array{int, string}'));
    assertType('int|list<int>', $serializer->deserialize($json, 'int|list<int>'));
    assertType('int|Kiln\Tests\Fixture\StaticTypes\Suit', $serializer->deserialize($json, 'int|' . Suit::class));
    assertType('Kiln\Tests\Fixture\StaticTypes\Page<Kiln\Tests\Fixture\StaticTypes\Order>', $serializer->deserialize($json, Page::class . '<' . Order::class . '>'));
    assertType('ArrayObject<int, int>', $serializer->deserialize($json, 'ArrayObject<int, int>'));
    assertType('DateTimeImmutable', $serializer->deserialize($json, 'DateTimeImmutable'));
    // Kiln does not check that it is positive, or not empty.
    assertType('array<int, list<int>>', $serializer->deserialize($json, 'array<int, non-empty-list<positive-int>>'));
    assertType('bool|float|int|string', $serializer->deserialize($json, 'scalar'));
    assertType('mixed', $serializer->deserialize($json, 'mixed'));
    assertType('mixed', $serializer->deserialize($json, $any));
    assertType('Kiln\Tests\Fixture\StaticTypes\Unloadable', $serializer->deserialize($json, Unloadable::class));
    assertType('int|string', $serializer->deserialize($json, random_int(0, 1) === 1 ? 'int' : 'string'));

    assertType('list<int>', $serializer->fromArray([], 'list<int>'));
    assertType('list<int>', $serializer->fromArray(type: 'list<int>', data: []));
    assertType('Kiln\Tests\Fixture\StaticTypes\Order', $serializer->populate(new Order(), $json));
    assertType('Kiln\Tests\Fixture\StaticTypes\Order|null', $serializer->fromArray([], '?' . Order::class));

    foreach ($serializer->read([$json], Order::class) as $number => $order) {
        assertType('int', $number);
        assertType('Kiln\Tests\Fixture\StaticTypes\Order', $order);
    }
    assertType('Generator<int, array{id: int}>', $serializer->read([$json], 'array{id: int}', 'ndjson'));
    assertType('Generator<int, mixed, mixed, mixed>', $serializer->read([$json], $any));
    assertType('Generator<int, string, mixed, mixed>', $serializer->write([]));
}

/**
 * @param class-string<Shape> $class
 */
function generic(Serializer $serializer, string $class): void
{
    assertType('Kiln\Tests\Fixture\StaticTypes\Shape', $serializer->deserialize('{}', $class));
    foreach ($serializer->read(['{}'], $class) as $shape) {
        assertType('Kiln\Tests\Fixture\StaticTypes\Shape', $shape);
    }
}

function optional(Order $order): void
{
    assertType('Kiln\Optional<string|null>', $order->note);
    assertType('string|null', $order->note->value());
    assertType('string|null', $order->note->orElse('none'));
    assertType('int|null', $order->stars->orElse(null));
    assertType('Kiln\Optional<int<1, 5>>', Optional::of(random_int(1, 5)));
    assertType('Kiln\Optional<never>', Optional::missing());
    // A missing value is one of every type.
    $orders[] = new Order(Optional::missing(), Optional::of(1));
    $orders[] = new Order(stars: Optional::missing());
    $optional = $order->stars;
    if ($optional->isPresent) {
        assertType('int', $optional->value());
    }
}
