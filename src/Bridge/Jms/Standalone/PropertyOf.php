<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\PropertyFacts;

/**
 * What is known of the property that generated code asks about.
 *
 * @internal
 */
final class PropertyOf
{
    public static function named(Facts $facts, string $class, string $property): PropertyFacts
    {
        foreach ($facts->of($class)->properties as $known) {
            if ($known->name === $property) {
                return $known;
            }
        }

        throw new \LogicException("{$class} has no property {$property}.");
    }
}
