<?php

declare(strict_types=1);

namespace Kiln\Engine;

/**
 * Whether a property has a value.
 *
 * @internal
 */
final class InitializedProperty
{
    private const LOOKS_AT_THE_PROXY_SINCE = 80500;

    /**
     * From its second call on, isInitialized() of one reflection looks at a lazy proxy, and not at the object behind it, where
     * the value is (PHP 8.5.7 and 8.6.0RC3 do so). The first call of another one is right.
     */
    public static function is(\ReflectionProperty $property, object $object): bool
    {
        return $property->isInitialized($object)
            || (\PHP_VERSION_ID >= self::LOOKS_AT_THE_PROXY_SINCE && (new \ReflectionProperty($property->class, $property->name))->isInitialized($object));
    }
}
