<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

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
        return \class_exists($name) || \interface_exists($name, false) ? (new \ReflectionClass($name))->name : null;
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
        return isset(self::WALKED[\strtolower($class)]);
    }
}
