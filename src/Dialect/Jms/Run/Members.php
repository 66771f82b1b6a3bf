<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Properties and methods that generated code reaches by reflection, each looked up once.
 *
 * @internal
 */
final class Members
{
    /** @var array<string, array<string, \ReflectionProperty>> by class and name */
    private static array $properties = [];

    /** @var array<string, array<string, \ReflectionMethod>> by class and name */
    private static array $methods = [];

    /**
     * @param class-string $class that declares it
     */
    public static function property(string $class, string $name): \ReflectionProperty
    {
        return self::$properties[$class][$name] ??= new \ReflectionProperty($class, $name);
    }

    /**
     * @param string $class that declares it; just this method is called, whatever a subclass has in its place
     */
    public static function method(string $class, string $name): \ReflectionMethod
    {
        return self::$methods[$class][$name] ??= new \ReflectionMethod($class, $name);
    }
}
