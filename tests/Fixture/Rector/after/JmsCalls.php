<?php

declare(strict_types=1);

namespace App\Jms;

use Kiln\Serializer;
use Kiln\Context;
use JMS\Serializer\SerializationContext;

final class Calls
{
    public function __construct(private Serializer $serializer, private Serializer $arrays) {}

    public function lists(array $orders): string
    {
        return $this->serializer->serialize($orders, 'json', new Context(groups: ['list'], version: '1.0'));
    }

    public function all(Order $order): string
    {
        $this->arrays->toArray($order, new Context(serializeNull: true));

        return $this->serializer->serialize($order, 'json', context: new Context(maxDepth: true));
    }

    public function read(string $json): Order
    {
        $this->arrays->fromArray([], Order::class, new Context(groups: 'list'));

        return $this->serializer->deserialize($json, Order::class, 'json', new Context());
    }

    // Left: Kiln's contexts have no attributes.
    public function left(Order $order): string
    {
        return $this->serializer->serialize($order, 'json', SerializationContext::create()->setAttribute('a', 1));
    }
}
