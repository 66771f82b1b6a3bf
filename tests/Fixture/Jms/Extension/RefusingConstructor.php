<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use Kiln\Tests\Fixture\Jms\Common\Person;

/**
 * Makes nobody.
 */
final class RefusingConstructor implements ObjectConstructorInterface
{
    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        return $metadata->name === Person::class ? null : (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}
