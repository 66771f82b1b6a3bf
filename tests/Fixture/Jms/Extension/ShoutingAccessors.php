<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\Accessor\DefaultAccessorStrategy;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\SerializationContext;

final class ShoutingAccessors implements AccessorStrategyInterface
{
    private readonly DefaultAccessorStrategy $inner;

    public function __construct()
    {
        $this->inner = new DefaultAccessorStrategy();
    }

    public function getValue(object $object, PropertyMetadata $metadata, SerializationContext $context)
    {
        $value = $this->inner->getValue($object, $metadata, $context);

        return \is_string($value) ? strtoupper($value) . '!' : $value;
    }

    public function setValue(object $object, $value, PropertyMetadata $metadata, DeserializationContext $context): void
    {
        $this->inner->setValue($object, \is_string($value) ? strtoupper($value) . '?' : $value, $metadata, $context);
    }
}
