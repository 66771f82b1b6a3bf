<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;

/**
 * Object constructors as users write them.
 */
final readonly class NamedConstructor implements ObjectConstructorInterface
{
    public function __construct(private string $name) {}

    /**
     * @param mixed        $data
     * @param array<mixed> $type
     */
    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        Journal::note("construct {$metadata->name} at {$context->getDepth()} " . Journal::path($context));
        $class = $metadata->name;
        if ($this->name === 'target' && $context->hasAttribute('target') && $context->getDepth() === 1) {
            $target = $context->getAttribute('target');
            if ($target instanceof $class) {
                return $target;
            }
        }
        if ($this->name === 'null' && (!\is_array($data) || \count($data) === 1)) {
            return null;
        }
        if (!class_exists($class)) {
            throw new \LogicException("no object of {$class}");
        }

        return $this->name === 'new' ? new $class() : (new \ReflectionClass($class))->newInstanceWithoutConstructor();
    }
}
