<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\Accessor\DefaultAccessorStrategy;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\SerializationContext;

/**
 * An accessor strategy as users write them.
 */
final readonly class OwnAccessors implements AccessorStrategyInterface
{
    private DefaultAccessorStrategy $default;

    public function __construct()
    {
        $this->default = new DefaultAccessorStrategy();
    }

    public function getValue(object $object, PropertyMetadata $metadata, SerializationContext $context): mixed
    {
        $value = $this->default->getValue($object, $metadata, $context);

        return \is_string($value) ? "<{$value}>" : $value;
    }

    /**
     * @param mixed $value
     */
    public function setValue(object $object, $value, PropertyMetadata $metadata, DeserializationContext $context): void
    {
        $this->default->setValue($object, \is_string($value) ? trim($value, '<>') : $value, $metadata, $context);
    }
}
