<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\SerializationContext;

final class FailingAccessors implements AccessorStrategyInterface
{
    public function __construct(private readonly string $message) {}

    public function getValue(object $object, PropertyMetadata $metadata, SerializationContext $context): void
    {
        throw new \DomainException($this->message);
    }

    public function setValue(object $object, $value, PropertyMetadata $metadata, DeserializationContext $context): void
    {
        throw new \DomainException($this->message);
    }
}
