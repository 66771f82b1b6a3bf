<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Attribute\NamingStrategy;
use Kiln\Metadata\ClassKind;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ConstructorMetadata;
use Kiln\Metadata\ParameterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Read\FactoryCall;
use Kiln\Plan\Read\NewObject;
use Kiln\Type\ClassType;
use Kiln\Type\NullableType;
use Kiln\Type\ObjectType;
use Kiln\Type\Type;

/**
 * The rule for calling a constructor, or the factory that stands for it: it is called when each parameter has a property that is read, is a key itself, or has a
 * default. Otherwise, and where it is private to a parent, the object is made without it.
 *
 * @internal
 */
final readonly class ConstructorCall
{
    /** The classes of PHP itself whose objects a document can hold. */
    private const READ_HERE = [\DateTimeInterface::class, \DateInterval::class, \stdClass::class, \ArrayObject::class, \ArrayIterator::class];

    /**
     * @param class-string                    $class      whose properties it may set
     * @param list<ParameterMetadata>         $parameters
     * @param array<string, PropertyMetadata> $filled     the properties that fill one, by its name
     */
    private function __construct(private ConstructorMetadata $method, private string $class, private array $parameters, private array $filled) {}

    /**
     * @param ConstructorMetadata              $constructor of the class, or its factory
     * @param ?NamingStrategy                  $naming      where no attribute says it
     * @param callable(PropertyMetadata): bool $isReadable
     *
     * @return ?self null when the constructor cannot be called
     */
    public static function of(ClassMetadata $class, ConstructorMetadata $constructor, ?NamingStrategy $naming, callable $isReadable): ?self
    {
        if ($constructor->isOutOfReach) {
            return null;
        }
        $properties = \array_filter($class->properties, static fn(PropertyMetadata $property): bool => $isReadable($property));
        $named = \array_column($constructor->parameters, 'name');
        $filled = [];
        foreach ($constructor->parameters as $parameter) {
            if ($parameter->isVariadic) {
                continue;
            }
            $property = self::propertyFor($parameter, $constructor->class, $properties)
                ?? self::propertyOfKey($parameter->key?->key($naming), $properties, $named, $naming)
                ?? ($parameter->key !== null && $isReadable($parameter->key) ? $parameter->key : null);
            if ($parameter->isByReference || ($property === null && $parameter->defaultExpression === null)) {
                return null;
            }
            if ($property !== null) {
                $filled[$parameter->name] = $property;
            }
        }

        return new self($constructor, $class->factory === null ? $constructor->class : $class->name, $constructor->parameters, $filled);
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

    /**
     * The property whose key the parameter would have: another name in the class, but the same in documents.
     *
     * @param array<int, PropertyMetadata> $properties
     * @param list<string>                 $named      what parameters are named
     */
    private static function propertyOfKey(?string $key, array $properties, array $named, ?NamingStrategy $naming): ?PropertyMetadata
    {
        foreach ($properties as $property) {
            if ($property->key($naming) === $key && $property->inlinePrefix === null && !\in_array($property->name, $named, true)) {
                return $property;
            }
        }

        return null;
    }

    /**
     * Whether values of a type can come from a document at all; a service that a constructor asks for cannot.
     */
    public static function isHeldByDocuments(Type $type, ConsultedClasses $classes): bool
    {
        $type = $type instanceof NullableType ? $type->inner : $type;
        if ($type instanceof ObjectType || !$type instanceof ClassType || $classes->rule($type->class) !== null) {
            return !$type instanceof ObjectType;
        }
        if ((new \ReflectionClass($type->class))->isInternal()) {
            return \array_filter(self::READ_HERE, static fn(string $known): bool => \is_a($type->class, $known, true)) !== [];
        }
        $class = $classes->of($type->class);

        return $class->discriminator !== null || $class->factory !== null || !\in_array($class->kind, [ClassKind::Interface, ClassKind::Abstract], true);
    }

    /**
     * @return list<PropertyMetadata> the parameters that are keys themselves
     */
    public function keys(): array
    {
        return \array_values(\array_filter($this->filled, static fn(PropertyMetadata $property): bool => $property->parameterOf !== null));
    }

    public function parameterFor(PropertyMetadata $property): ?ParameterMetadata
    {
        $name = \array_search($property, $this->filled, true);
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
        return $property->isReadonly && $property->setter === null && $this->parameterFor($property) === null && \is_a($this->class, $property->class, true);
    }

    public function positionOf(ParameterMetadata $parameter): int
    {
        return (int) \array_search($parameter, $this->parameters, true);
    }

    public function node(): NewObject|FactoryCall
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

        return $this->method->method === '__construct'
            ? new NewObject($this->method->isPublic, $defaults)
            : new FactoryCall($this->method->method, $defaults);
    }
}
