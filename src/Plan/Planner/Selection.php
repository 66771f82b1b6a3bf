<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;

/**
 * Which properties a context selects: the one place that knows what groups, `Since`, `Until` and `Ignore` mean.
 *
 * @internal
 */
final readonly class Selection
{
    private const DEFAULT_GROUP = 'Default';

    public function __construct(private Context $context) {}

    public function includes(PropertyMetadata $property): bool
    {
        return !$property->isIgnored && $this->isInGroups($property) && $this->isInVersion($property);
    }

    private function isInGroups(PropertyMetadata $property): bool
    {
        return $this->context->groups === null
            || array_intersect($property->groups ?? [self::DEFAULT_GROUP], $this->context->groups) !== [];
    }

    private function isInVersion(PropertyMetadata $property): bool
    {
        $version = $this->context->version;

        return $version === null
            || (($property->since === null || version_compare($version, $property->since, '>='))
                && ($property->until === null || version_compare($version, $property->until, '<=')));
    }
}
