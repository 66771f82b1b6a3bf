<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * How messages call a place.
 *
 * @internal
 */
final readonly class Place
{
    public static function ofClass(string $class): string
    {
        // Behind a zero byte, the name of an anonymous class has its file.
        return \explode("\0", $class, 2)[0];
    }

    public static function ofProperty(string $class, string $property): string
    {
        return self::ofClass($class) . '::$' . $property;
    }

    public static function ofMethod(string $class, string $method): string
    {
        return self::ofClass($class) . "::{$method}()";
    }
}
