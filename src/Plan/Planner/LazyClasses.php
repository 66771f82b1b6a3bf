<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\Source\PropertyReader;

/**
 * Classes that tools make at run time, of objects that are loaded when they are first used: the proxies of Doctrine, and those of
 * symfony/var-exporter. PHP's own lazy objects (8.4) are of the class itself.
 *
 * @internal
 */
final readonly class LazyClasses
{
    private const PROXY = 'Doctrine\Persistence\Proxy';

    private const LAZY = 'Symfony\Component\VarExporter\LazyObjectInterface';

    private const TRAITS = ['Symfony\Component\VarExporter\LazyGhostTrait', 'Symfony\Component\VarExporter\LazyProxyTrait'];

    /**
     * The class that objects stand for: the class itself, save for those that were made of another.
     *
     * @param class-string $class
     *
     * @return class-string
     */
    public static function original(string $class): string
    {
        $parent = \get_parent_class($class);
        while ($parent !== false && self::isMade($class, $parent)) {
            [$class, $parent] = [$parent, \get_parent_class($parent)];
        }

        return $class;
    }

    /**
     * @param class-string $class
     * @param class-string $parent
     */
    private static function isMade(string $class, string $parent): bool
    {
        if (\is_subclass_of($class, self::PROXY)) {
            return !\is_subclass_of($parent, self::PROXY);
        }

        return (\is_subclass_of($class, self::LAZY) || \array_intersect(self::TRAITS, \class_uses($class)) !== []) && !self::hasPropertiesOfItsOwn($class);
    }

    /**
     * What somebody has written by hand may be lazy, too.
     *
     * @param class-string $class
     */
    private static function hasPropertiesOfItsOwn(string $class): bool
    {
        foreach ((new \ReflectionClass($class))->getProperties() as $property) {
            if ($property->class === $class && !$property->isStatic() && !PropertyReader::isLazyState($property)) {
                return true;
            }
        }

        return false;
    }
}
