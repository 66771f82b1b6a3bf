<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;

/**
 * One of the serializers that a piece of work is done with: the original or the one under test.
 */
final readonly class Subject
{
    public function __construct(public SerializerInterface&ArrayTransformerInterface $serializer) {}

    public function json(mixed $data, ?SerializationContext $context = null, ?string $type = null): string
    {
        return $this->serializer->serialize($data, 'json', $context, $type);
    }

    public function xml(mixed $data, ?SerializationContext $context = null, ?string $type = null): string
    {
        return $this->serializer->serialize($data, 'xml', $context, $type);
    }

    /**
     * @return array<mixed>
     */
    public function array(mixed $data, ?SerializationContext $context = null, ?string $type = null): array
    {
        return $this->serializer->toArray($data, $context, $type);
    }

    public function fromJson(string $json, string $type, ?DeserializationContext $context = null): mixed
    {
        return $this->serializer->deserialize($json, $type, 'json', $context);
    }

    public function fromXml(string $xml, string $type, ?DeserializationContext $context = null): mixed
    {
        return $this->serializer->deserialize($xml, $type, 'xml', $context);
    }

    /**
     * @param array<mixed> $data
     */
    public function fromArray(array $data, string $type, ?DeserializationContext $context = null): mixed
    {
        return $this->serializer->fromArray($data, $type, $context);
    }
}
