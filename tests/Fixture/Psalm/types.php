<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Psalm;

use Kiln\Optional;
use Kiln\Serializer;
use Kiln\Tests\Fixture\StaticTypes\Order;
use Kiln\Tests\Fixture\StaticTypes\Page;
use Kiln\Tests\Fixture\StaticTypes\Suit;

function types(Serializer $serializer, string $json, string $any): void
{
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, Order::class); // Order
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'list<' . Order::class . '>'); // list<Order>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, Order::class . '[]'); // list<Order>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'array<\Kiln\Tests\Fixture\StaticTypes\Order>'); // list<Order>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'array<string, ' . Order::class . '>'); // array<string, Order>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, '?' . Order::class); // Order|null
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'array{id: int, name?: string}'); // array{id: int, name?: string}
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'int|list<int>'); // int|list<int>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'int|' . Suit::class); // Suit|int
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, Page::class . '<' . Order::class . '>'); // Page<Order>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, 'array<int, non-empty-list<positive-int>>'); // array<int, list<int>>
    /** @psalm-trace $of */
    $of = $serializer->deserialize($json, $any); // mixed|object
    /** @psalm-trace $of */
    $of = $serializer->fromArray(type: 'list<int>', data: []); // list<int>
    /** @psalm-trace $of */
    $of = $serializer->populate(new Order(), $json); // Order
    foreach ($serializer->read([$json], Order::class) as $of) {
        /** @psalm-trace $of */
        echo $of->id; // Order
    }
    foreach ($serializer->read([$json], 'array{id: int}', at: '/orders') as $of) {
        /** @psalm-trace $of */
        echo $of['id']; // array{id: int}
    }
}

function optional(Order $order): void
{
    /** @psalm-trace $of */
    $of = $order->note->value(); // null|string
    /** @psalm-trace $of */
    $of = $order->stars->orElse(null); // int|null
    /** @psalm-trace $of */
    $of = new Order(Optional::missing(), Optional::of(1)); // Order
    /** @psalm-trace $of */
    $of = new Order(stars: Optional::missing()); // Order
    /** @psalm-trace $of */
    $of = new Order(new Optional()); // Order
}
