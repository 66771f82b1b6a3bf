<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;

/**
 * Which properties a context selects: the one place that knows what groups, names of properties, `Since`, `Until` and `Ignore` mean.
 *
 * @internal
 */
final readonly class Selection
{
    public function __construct(private Context $context) {}

    public function includes(PropertyMetadata $property): bool
    {
        return !$property->isIgnored && $this->isNamed($property) && $this->isInGroups($property) && $this->isInVersion($property);
    }

    private function isNamed(PropertyMetadata $property): bool
    {
        $named = $this->context->properties;

        return $named === null || isset($named[$property->name]) || \in_array($property->name, $named, true);
    }

    private function isInGroups(PropertyMetadata $property): bool
    {
        return $this->context->groups === null
            || \array_intersect($property->groups ?? [Context::DEFAULT_GROUP], \array_filter($this->context->groups, \is_string(...))) !== [];
    }

    private function isInVersion(PropertyMetadata $property): bool
    {
        $version = $this->context->version;

        return $version === null
            || (($property->since === null || \version_compare($version, $property->since, '>='))
                && ($property->until === null || \version_compare($version, $property->until, '<=')));
    }
}
