<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;

/**
 * Nothing of this one can be known from outside.
 */
final class OwnSerializer implements SerializerInterface, ArrayTransformerInterface
{
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        return 'own ' . json_encode($data);
    }

    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        return "own $type";
    }

    public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
    {
        return ['own'];
    }

    public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
    {
        return "own $type";
    }
}
