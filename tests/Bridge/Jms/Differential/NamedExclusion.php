<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;

/**
 * Exclusion strategies as users write them.
 */
final readonly class NamedExclusion implements ExclusionStrategyInterface
{
    public function __construct(private string $name) {}

    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return $this->name === 'classes' && str_ends_with($metadata->name, 'Beta');
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return match ($this->name) {
            'names' => \in_array($property->name, ['id', 'x', 'items'], true),
            'deep' => \count($context->getCurrentPath()) > 1 || $context->getDepth() > 2,
            default => false,
        };
    }
}
