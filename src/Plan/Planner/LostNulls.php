<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\Type;

/**
 * A format without null leaves out what is null, so a missing key must mean null.
 *
 * @internal
 */
final readonly class LostNulls
{
    /**
     * @throws InvalidMetadata for a property that can be null, and is something else where its key is missing
     */
    public static function refuse(ClassMetadata $class, PropertyMetadata $property, Type $type): void
    {
        if (!self::are($class, $property, $type)) {
            return;
        }

        throw new InvalidMetadata(
            'lost_null',
            $property->origin(),
            'it can be null, and has another default. The format has no null: it would be left out, and the default be read in its place.',
            'Let the default be null, or let the property have no null.',
        );
    }

    /**
     * As {@see are()}, and also where nothing is said of the value.
     */
    public static function mayBe(ClassMetadata $class, PropertyMetadata $property, Type $type): bool
    {
        return self::are($class, $property, $type instanceof MixedType ? new NullableType($type) : $type);
    }

    /**
     * Whether a property can be null, and is something else where its key is missing.
     */
    private static function are(ClassMetadata $class, PropertyMetadata $property, Type $type): bool
    {
        return $type instanceof NullableType && !$property->isVirtual && !$property->isNeverRead && !self::isNullWhereMissing($class, $property);
    }

    private static function isNullWhereMissing(ClassMetadata $class, PropertyMetadata $property): bool
    {
        foreach (($class->factory ?? $class->constructor)->parameters ?? [] as $parameter) {
            if ($parameter->name === $property->name) {
                return $parameter->defaultExpression === null || \strtolower($parameter->defaultExpression) === 'null';
            }
        }

        return !$property->hasDefault || $property->parameterOf !== null || (new \ReflectionProperty($property->class, $property->name))->getDefaultValue() === null;
    }
}
