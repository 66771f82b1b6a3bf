<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * How messages name classes and their members.
 *
 * @internal
 */
final readonly class Place
{
    public static function ofClass(string $class): string
    {
        // What follows the NUL in the name of an anonymous class is for PHP alone.
        return \explode("\0", $class, 2)[0];
    }

    public static function ofProperty(\ReflectionProperty $property): string
    {
        return self::ofClass($property->class) . "::\${$property->name}";
    }

    public static function ofMethod(\ReflectionMethod $method): string
    {
        return self::ofClass($method->class) . "::{$method->name}()";
    }

    public static function ofParameter(\ReflectionParameter $parameter, \ReflectionFunctionAbstract $method): string
    {
        return self::ofClass((string) $parameter->getDeclaringClass()?->name) . "::{$method->name}(\${$parameter->name})";
    }
}
