<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * Lazy objects, which there are from PHP 8.4 on.
 *
 * @internal
 */
final class LazyObject
{
    /** Whether this PHP has any. */
    public const EXIST = \PHP_VERSION_ID >= 80400;

    /**
     * Initializes an object if serialize() would: not one that was made with SKIP_INITIALIZATION_ON_SERIALIZE. Nothing but
     * serialize() tells.
     *
     * @param \ReflectionClass<object> $class
     *
     * @return bool whether it has been initialized here
     */
    public static function initialize(object $object, \ReflectionClass $class): bool
    {
        if (!self::isUninitialized($object, $class)) {
            return false;
        }
        try {
            \serialize($object);
        } catch (\Throwable $problem) {
            // What has been initialized may hold a closure; that is told later, with its place.
            if (self::isUninitialized($object, $class)) {
                throw $problem;
            }
        }

        return !self::isUninitialized($object, $class);
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @phpstan-impure
     */
    public static function isUninitialized(object $object, \ReflectionClass $class): bool
    {
        return \method_exists($class, 'isUninitializedLazyObject') && $class->isUninitializedLazyObject($object) === true;
    }
}
