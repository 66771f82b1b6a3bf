<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Accessor;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\Similar;
use Kiln\Type\Type;

/**
 * Getters and setters that an {@see Accessor} names.
 *
 * @internal
 */
final readonly class AccessorReader
{
    public function __construct(private Lineage $lineage, private PropertyTypes $types) {}

    /**
     * @throws InvalidMetadata when a method does not exist or cannot be called that way
     */
    public function read(Accessor $accessor, \ReflectionProperty $property, string $place): Accessors
    {
        if ($accessor->getter === null && $accessor->setter === null) {
            throw new InvalidMetadata('invalid_accessor', $place, '#[Accessor] names neither a getter nor a setter.', 'Name one, or remove the attribute.');
        }
        $class = $property->getDeclaringClass();

        return new Accessors(
            $accessor->getter === null ? null : $this->getter($class, $accessor->getter, $place),
            $accessor->setter === null ? null : $this->setter($class, $accessor->setter, $place),
        );
    }

    /**
     * What the methods agree on, and the property when it takes part.
     *
     * @param Type $type of the property; `mixed` when it takes no part
     *
     * @throws InvalidMetadata
     */
    public function typeOf(Accessors $methods, Type $type, string $place): Type
    {
        if ($methods->getter !== null) {
            $getter = $methods->getter;
            $name = Place::ofMethod($getter);
            $type = StatedTypes::agree($type, $this->types->methods()->ofResult($getter, $name), $name, $this->lineage->ofMethod($getter), $getter, $place);
        }
        if ($methods->setter !== null) {
            $setter = $methods->setter;
            $parameter = $setter->getParameters()[0];
            $name = Place::ofMethod($setter);
            $type = StatedTypes::agree($type, $this->types->methods()->ofParameter($parameter, $setter, $name), $name, $this->lineage->ofMethod($setter), $setter, $place);
        }

        return $type;
    }

    public function nativeTypeOf(\ReflectionMethod $setter): ?Type
    {
        return $this->lineage->ofMethod($setter)->nativeType($setter->getParameters()[0]->getType(), Place::ofMethod($setter));
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function getter(\ReflectionClass $class, string $name, string $place): \ReflectionMethod
    {
        $method = self::method($class, $name, 'getter', $place);
        $name = Place::ofMethod($method);
        if ($method->getNumberOfRequiredParameters() > 0) {
            throw self::invalid($place, "The getter {$name} has required parameters.", 'A getter is called without arguments.');
        }
        if (\in_array((string) $method->getReturnType(), ['void', 'never'], true)) {
            throw self::invalid($place, "The getter {$name} returns nothing.", 'Let it return the value.');
        }

        return $method;
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function setter(\ReflectionClass $class, string $name, string $place): \ReflectionMethod
    {
        $method = self::method($class, $name, 'setter', $place);
        $name = Place::ofMethod($method);
        if ($method->getNumberOfParameters() === 0 || $method->getNumberOfRequiredParameters() > 1) {
            throw self::invalid(
                $place,
                "The setter {$name} " . ($method->getNumberOfParameters() === 0 ? 'has no parameter.' : "has {$method->getNumberOfRequiredParameters()} required parameters."),
                'A setter is called with one argument, the value.',
            );
        }

        return $method;
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function method(\ReflectionClass $class, string $name, string $role, string $place): \ReflectionMethod
    {
        $where = Place::ofClass($class->name) . "::{$name}()";
        if (!$class->hasMethod($name)) {
            $names = \array_map(static fn(\ReflectionMethod $method): string => $method->name, $class->getMethods());
            $similar = Similar::to($name, $names);

            throw self::invalid($place, "The {$role} {$where} does not exist.", $similar === null ? 'Write it, or correct the name.' : "Did you mean {$similar}()?");
        }
        $method = $class->getMethod($name);
        if ($method->isStatic()) {
            throw self::invalid($place, "The {$role} {$where} is static.", 'It must be a method of the object.');
        }

        return $method;
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_accessor', $place, $problem, $hint);
    }
}
