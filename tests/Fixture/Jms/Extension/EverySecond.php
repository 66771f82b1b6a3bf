<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;

/**
 * Leaves out every second property that it is asked about.
 */
final class EverySecond implements ExclusionStrategyInterface
{
    /** @var list<string> */
    public array $asked = [];

    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return false;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        $this->asked[] = $property->name;

        return \count($this->asked) % 2 === 0;
    }
}
