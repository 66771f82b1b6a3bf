<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Optional;
use Kiln\Type\ClassType;
use Kiln\Type\Type;

/**
 * What `#[Inline]` may stand on: a map, or an object whose keys are known ahead.
 *
 * @internal
 */
final readonly class Inlining
{
    public static function accepts(ClassFacts $classes, ClassType $type): bool
    {
        if ($type->class === Optional::class || (new \ReflectionClass($type->class))->isInternal() || $classes->converter($type) !== null) {
            return false;
        }
        $class = $classes->of($type->class);

        return $class->kind === ClassKind::Concrete && $class->discriminator === null;
    }

    public static function refusal(PropertyMetadata $property, Type $type): InvalidMetadata
    {
        return new InvalidMetadata(
            'not_inlinable',
            $property->origin(),
            "a value of type {$type} cannot be inlined.",
            'Inline works for a class that can be instantiated and has no discriminator, and for array<string, T>.',
        );
    }
}
