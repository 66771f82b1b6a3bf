<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Naming\PropertyNamingStrategyInterface;

/**
 * A naming strategy as users write them: names depend on the class as well.
 */
final readonly class PrefixNaming implements PropertyNamingStrategyInterface
{
    public function translateName(PropertyMetadata $property): string
    {
        return substr((string) strrchr("\\{$property->class}", '\\'), 1, 1) . ".{$property->name}";
    }
}
