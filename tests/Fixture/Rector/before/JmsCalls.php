<?php

declare(strict_types=1);

namespace App\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;

final class Calls
{
    public function __construct(private SerializerInterface $serializer, private ArrayTransformerInterface $arrays) {}

    public function lists(array $orders): string
    {
        return $this->serializer->serialize($orders, 'json', SerializationContext::create()->setGroups(['list'])->setVersion('1.0'));
    }

    public function all(Order $order): string
    {
        $this->arrays->toArray($order, (new SerializationContext())->setSerializeNull(true));

        return $this->serializer->serialize($order, 'json', context: SerializationContext::create()->enableMaxDepthChecks());
    }

    public function read(string $json): Order
    {
        $this->arrays->fromArray([], Order::class, DeserializationContext::create()->setGroups('list'));

        return $this->serializer->deserialize($json, Order::class, 'json', DeserializationContext::create());
    }

    // Left: Kiln's contexts have no attributes.
    public function left(Order $order): string
    {
        return $this->serializer->serialize($order, 'json', SerializationContext::create()->setAttribute('a', 1));
    }
}
