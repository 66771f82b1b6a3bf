<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;

/**
 * Leaves out properties that are called "name" and objects of one class.
 */
final class HidesNames implements ExclusionStrategyInterface
{
    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return $metadata->name === ConditionalClass::class;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return $property->name === 'name';
    }
}
