<?php

declare(strict_types=1);

namespace Kiln\Graph\Classes;

/**
 * What PHP's own __unserialize() takes for the name of a class, and looks up.
 *
 * @internal
 */
final class NamesInData
{
    /** Begins the name of a private property, which names its class: "\0Class\0private". */
    private const SCOPE = '/^\0([^\0*][^\0]*)\0/';

    /** What ArrayObject keeps: any values here, and there the class of its iterators. */
    private const STORAGE = 1;
    private const ITERATOR = 3;

    /** The highest place where a method of PHP keeps properties: that of HashContext. */
    private const LAST_MEMBERS = 4;

    /**
     * The class of iterators that an ArrayObject has been told to use; null for the one that it has anyway.
     *
     * @param array<array-key, mixed> $data for __unserialize()
     */
    public static function iterator(ClassAnatomy $class, array $data): ?string
    {
        $name = self::hasIterators($class) ? $data[self::ITERATOR] ?? null : null;

        return \is_string($name) && \strcasecmp($name, \ArrayIterator::class) !== 0 ? $name : null;
    }

    /**
     * Classes that private properties are said to be of, other than the class itself and its ancestors.
     *
     * @param array<array-key, mixed> $data for __unserialize(); in arrays that stand in it, only keys are looked at
     *
     * @return list<string>
     */
    public static function scopes(ClassAnatomy $class, array $data): array
    {
        $scopes = self::scopesOf($class, $data);
        foreach ($class->builtInRestorer() === \SplFixedArray::class ? [] : $data as $key => $value) {
            // PHP's collections keep their properties in one of the arrays.
            if (\is_int($key) && $key <= self::LAST_MEMBERS && \is_array($value) && ($key !== self::STORAGE || !self::hasIterators($class))) {
                \array_push($scopes, ...self::scopesOf($class, $value));
            }
        }

        return $scopes;
    }

    public static function hasIterators(ClassAnatomy $class): bool
    {
        return \in_array($class->builtInRestorer(), [\ArrayObject::class, \ArrayIterator::class], true);
    }

    /**
     * @param list<int|string> $keys
     */
    public static function mayBeScopes(array $keys): bool
    {
        return \preg_grep(self::SCOPE, $keys) !== [];
    }

    /**
     * @param array<array-key, mixed> $properties
     *
     * @return list<string>
     */
    private static function scopesOf(ClassAnatomy $class, array $properties): array
    {
        $scopes = [];
        foreach ($properties as $name => $value) {
            if (\is_string($name) && \preg_match(self::SCOPE, $name, $match) === 1 && !\is_a($class->name, $match[1], true)) {
                $scopes[] = $match[1];
            }
        }

        return $scopes;
    }
}
