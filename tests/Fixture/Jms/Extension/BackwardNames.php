<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Naming\PropertyNamingStrategyInterface;

final class BackwardNames implements PropertyNamingStrategyInterface
{
    public function translateName(PropertyMetadata $property): string
    {
        return strrev($property->name);
    }
}
