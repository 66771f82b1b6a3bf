<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;

/**
 * What is known of the property that generated code asks about.
 *
 * @internal
 */
final class PropertyOf
{
    public static function named(Facts $facts, string $class, string $property): PropertyFacts
    {
        return $facts->of($class)->property($property) ?? throw new \LogicException("{$class} has no property {$property}.");
    }
}
