<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * The types that PHP itself enforces.
 *
 * @internal
 */
final readonly class NativeType
{
    /**
     * @param \Closure(): NameScope $scope few types have a name in them
     *
     * @throws InvalidMetadata when a class that it names does not exist
     */
    public static function of(\ReflectionType $type, \Closure $scope): Type
    {
        if ($type instanceof \ReflectionUnionType) {
            return self::union($type, $scope);
        }
        if ($type instanceof \ReflectionIntersectionType) {
            $members = [];
            foreach ($type->getTypes() as $member) {
                $members[] = self::of($member, $scope);
            }

            // An object that several interfaces describe, none of them wholly, can still be written by its own class.
            return IntersectedTypes::simplest($members) ?? new ObjectType();
        }
        if (!$type instanceof \ReflectionNamedType) {
            return new MixedType();
        }
        $named = self::named($type->getName(), $scope);

        return $type->allowsNull() ? NullableType::of($named) : $named;
    }

    /**
     * @param \Closure(): NameScope $scope
     */
    private static function union(\ReflectionUnionType $union, \Closure $scope): Type
    {
        $members = [];
        foreach ($union->getTypes() as $member) {
            $type = self::of($member, $scope);
            $members[(string) $type] = $type;
        }
        // PHP takes `iterable` in a union apart.
        if (isset($members['array'], $members['Traversable'])) {
            unset($members['array'], $members['Traversable']);
            $members[] = new IterableType(new ArrayType());
        }

        return UnionType::of($members);
    }

    /**
     * @param \Closure(): NameScope $scope
     */
    private static function named(string $name, \Closure $scope): Type
    {
        return match (\strtolower($name)) {
            'int' => new ScalarType(ScalarKind::Int),
            'float' => new ScalarType(ScalarKind::Float),
            'string' => new ScalarType(ScalarKind::String),
            'bool' => new ScalarType(ScalarKind::Bool),
            'true' => new ScalarType(ScalarKind::True),
            'false' => new ScalarType(ScalarKind::False),
            'null', 'void', 'never' => new NullType(),
            'mixed' => new MixedType(),
            'array' => new ArrayType(),
            'iterable' => new IterableType(new ArrayType()),
            'object' => new ObjectType(),
            // Only parameters and results can be callable; as an object, it is a closure.
            'callable' => new ClassType(\Closure::class),
            'self' => self::relative($scope()->self),
            'static' => self::relative($scope()->static),
            'parent' => self::relative($scope()->parent),
            default => self::class($name, $scope),
        };
    }

    /**
     * @param ?class-string $class
     */
    private static function relative(?string $class): Type
    {
        return $class === null ? new ObjectType() : new ClassType($class);
    }

    /**
     * @param \Closure(): NameScope $scope
     */
    private static function class(string $name, \Closure $scope): Type
    {
        $class = ClassName::find($name) ?? throw UnknownClass::named($name, '\\' . $name, $scope(), 'The native type names');

        return ClassName::type($class);
    }
}
