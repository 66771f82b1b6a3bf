<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;

final class ThrowingConstructor implements ObjectConstructorInterface
{
    public function __construct(private readonly string $class) {}

    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        return $metadata->name === $this->class ? throw new \LogicException("no {$this->class}") : (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}
