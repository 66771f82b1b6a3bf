<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\ORM\PersistentCollection;
use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;

/**
 * Leaves out all authors, and all collections of the ORM.
 */
final class SkipsAuthors implements ExclusionStrategyInterface
{
    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return is_a($metadata->name, Author::class, true) || $metadata->name === PersistentCollection::class;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return false;
    }
}
