<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Read\NewObject;

/**
 * The rule for calling a constructor: it is called when every parameter either has the name of a property that is read, or
 * has a default. Otherwise, and where it is private to a parent, the object is made without it.
 *
 * @internal
 */
final readonly class ConstructorCall
{
    /**
     * @param string                          $class      that declares the constructor; '' for none
     * @param list<ParameterMetadata>         $parameters
     * @param array<string, PropertyMetadata> $filled     the properties that fill one, by its name
     */
    private function __construct(private bool $isPublic, private string $class, private array $parameters, private array $filled) {}

    /**
     * @param callable(PropertyMetadata): bool $isReadable
     *
     * @return ?self null when the constructor cannot be called
     */
    public static function of(ClassMetadata $class, callable $isReadable): ?self
    {
        $constructor = $class->constructor;
        if ($constructor === null) {
            return new self(true, '', [], []);
        }
        if ($constructor->isOutOfReach) {
            return null;
        }
        $properties = array_filter($class->properties, static fn(PropertyMetadata $property): bool => $isReadable($property));
        $filled = [];
        foreach ($constructor->parameters as $parameter) {
            if ($parameter->isVariadic) {
                continue;
            }
            $property = self::propertyFor($parameter, $constructor->class, $properties);
            if ($parameter->isByReference || ($property === null && $parameter->defaultExpression === null)) {
                return null;
            }
            if ($property !== null) {
                $filled[$parameter->name] = $property;
            }
        }

        return new self($constructor->isPublic, $constructor->class, $constructor->parameters, $filled);
    }

    /**
     * The property of the same name; of two, the one that the constructor itself sees as its own.
     *
     * @param class-string                       $declaringClass
     * @param array<int, PropertyMetadata> $properties
     */
    private static function propertyFor(ParameterMetadata $parameter, string $declaringClass, array $properties): ?PropertyMetadata
    {
        $found = null;
        foreach ($properties as $property) {
            if ($property->name === $parameter->name && ($found === null || $property->class === $declaringClass)) {
                $found = $property;
            }
        }

        return $found;
    }

    public function parameterFor(PropertyMetadata $property): ?ParameterMetadata
    {
        $name = array_search($property, $this->filled, true);
        foreach ($this->parameters as $parameter) {
            if ($parameter->name === $name) {
                return $parameter;
            }
        }

        return null;
    }

    /**
     * Whether the constructor may have given a property the only value that it will ever have.
     */
    public function settles(PropertyMetadata $property): bool
    {
        return $property->isReadonly && $property->setter === null && $this->parameterFor($property) === null && is_a($this->class, $property->class, true);
    }

    public function positionOf(ParameterMetadata $parameter): int
    {
        return (int) array_search($parameter, $this->parameters, true);
    }

    public function node(): NewObject
    {
        $last = -1;
        foreach ($this->parameters as $position => $parameter) {
            if (isset($this->filled[$parameter->name])) {
                $last = $position;
            }
        }
        $defaults = [];
        foreach (\array_slice($this->parameters, 0, $last + 1) as $position => $parameter) {
            if (!isset($this->filled[$parameter->name]) && $parameter->defaultExpression !== null) {
                $defaults[$position] = $parameter->defaultExpression;
            }
        }

        return new NewObject($this->isPublic, $defaults);
    }
}
