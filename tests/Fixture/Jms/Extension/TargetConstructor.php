<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;

/**
 * Takes the object named by the context for the outermost one.
 */
final class TargetConstructor implements ObjectConstructorInterface
{
    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        if ($context->hasAttribute('target') && $context->getDepth() === 1) {
            return $context->getAttribute('target');
        }

        return (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}
