<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * Names that may be those of classes.
 *
 * @internal
 */
final readonly class ClassNames
{
    /**
     * @phpstan-assert-if-true class-string $name
     */
    public static function exist(string $name): bool
    {
        // PHP warns of names that begin or end like namespaces.
        return \trim($name, '\\') === $name && (\class_exists($name) || \interface_exists($name));
    }

    /**
     * @param class-string $name in whatever case
     *
     * @return class-string as the class itself spells it
     */
    public static function canonical(string $name): string
    {
        return (new \ReflectionClass($name))->name;
    }
}
