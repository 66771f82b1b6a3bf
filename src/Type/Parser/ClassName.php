<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;

/**
 * From the name of a class to its type.
 *
 * @internal
 */
final readonly class ClassName
{
    private const WALKED = ['traversable' => true, 'iterator' => true, 'iteratoraggregate' => true, 'generator' => true];

    /**
     * The spelling of the declaration; null when there is no such class, interface or enum.
     *
     * @return ?class-string
     */
    public static function find(string $name): ?string
    {
        return class_exists($name) || interface_exists($name, false) ? (new \ReflectionClass($name))->name : null;
    }

    /**
     * @param class-string $class
     */
    public static function type(string $class): ClassType|IterableType
    {
        return self::isWalked($class) ? new IterableType(new ArrayType(), $class) : new ClassType($class);
    }

    /**
     * Whether all there is to know of its objects is that they can be walked through.
     */
    public static function isWalked(string $class): bool
    {
        return isset(self::WALKED[strtolower($class)]);
    }

    /**
     * @param string $problem what a message says before it names what to write instead
     */
    public static function unknown(string $name, string $written, NameScope $scope, string $problem): InvalidMetadata
    {
        if (trait_exists($name)) {
            return new InvalidMetadata('not_a_class', $scope->place, "{$problem} the trait {$name}, and no object is of a trait.", 'Name a class or an interface.');
        }

        return new InvalidMetadata('unknown_class', $scope->place, "{$problem} the class {$name}, which does not exist.", (new ClassNameHint($scope))->hint($name, $written));
    }
}
