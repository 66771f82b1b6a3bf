<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\Source\PropertyHooks;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * From inside which class a property or method of an object can be used: its own class for everything but the private
 * members of a parent.
 *
 * @internal
 */
final readonly class Scope
{
    public static function property(ClassMetadata $class, PropertyMetadata $property): Property
    {
        $isOwn = $property->class === $class->name || (new \ReflectionProperty($property->class, $property->name))->isPrivate();

        return new Property($isOwn ? $property->class : $class->name, $property->name, $property->isPublic, $property->isReadonly);
    }

    /**
     * A readonly property can be set only from inside the class that declares it (until PHP 8.4, which lets subclasses), and so
     * can one that is `private(set)` or `protected(set)`.
     */
    public static function settable(ClassMetadata $class, PropertyMetadata $property): Property
    {
        return $property->class === $class->name || $property->isReadonly || PropertyHooks::of(new \ReflectionProperty($property->class, $property->name))->isSetterHidden
            ? new Property($property->class, $property->name, $property->isPublic, $property->isReadonly)
            : self::property($class, $property);
    }

    /**
     * @param class-string $declaringClass
     */
    public static function method(ClassMetadata $class, string $declaringClass, string $name): Method
    {
        $method = new \ReflectionMethod($declaringClass, $name);

        return new Method($method->isPrivate() ? $method->class : $class->name, $method->name, $method->isPublic());
    }
}
