<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use Metadata\ClassMetadata as BaseClassMetadata;
use Metadata\Driver\DriverInterface;

/**
 * Knows of the first property of each class alone.
 */
final class OneProperty implements DriverInterface
{
    public function loadMetadataForClass(\ReflectionClass $class): ?BaseClassMetadata
    {
        $metadata = new ClassMetadata($class->name);
        foreach ($class->getProperties() as $property) {
            $first = new PropertyMetadata($class->name, $property->name);
            $first->serializedName = 'only';
            $first->setType(['name' => 'string', 'params' => []]);
            $metadata->addPropertyMetadata($first);
            break;
        }

        return $metadata;
    }
}
