<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

use Kiln\Plan\Read\Gathering;

/**
 * What is in a collection, and collections of it. They are code of the user's: what they throw comes out as it is.
 *
 * @internal
 */
final readonly class Elements
{
    /**
     * Walks through once, and asks nothing else: a collection that is not loaded may have to ask a database each time.
     *
     * @param \Traversable<mixed, mixed> $collection
     * @param ?bool                      $keepsKeys  null where they are kept if one of them is a text
     *
     * @throws \TypeError when a key is to be kept that an array cannot have
     *
     * @return array<mixed>
     */
    public static function of(\Traversable $collection, ?bool $keepsKeys): array
    {
        // No more than once: what comes after that, and an object that gives itself, is PHP's to cope with.
        $walked = $collection instanceof \IteratorAggregate ? $collection->getIterator() : $collection;
        // An iterator that the user holds ends where walking it leaves it, whichever engine walks.
        $elements = ($walked === $collection ? null : self::held($walked)) ?? \iterator_to_array($walked, $keepsKeys ?? true);

        return $keepsKeys === null && !self::hasTextAsKey($elements) ? \array_values($elements) : $elements;
    }

    /**
     * The array that an iterator walks through, without a walk. Null for others: of an object, walking shows what is public only.
     *
     * @param \Traversable<mixed, mixed> $iterator
     *
     * @return ?array<mixed>
     */
    private static function held(\Traversable $iterator): ?array
    {
        // Flags, then what is walked through (php-src, ext/spl/spl_array.c).
        $held = $iterator::class === \ArrayIterator::class ? $iterator->__serialize()[1] ?? null : null;

        return \is_array($held) ? $held : null;
    }

    /**
     * @param array<mixed> $elements
     */
    private static function hasTextAsKey(array $elements): bool
    {
        foreach ($elements as $key => $element) {
            if (\is_string($key)) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether a generator was walked through before. PHP has no class of its own for this (php-src, Zend/zend_generators.c).
     */
    public static function areSpent(\Throwable $thrown): bool
    {
        return $thrown::class === \Exception::class && \preg_match('/^Cannot (?:traverse an already closed|rewind a) generator/', $thrown->getMessage()) === 1;
    }

    /**
     * @param class-string $class
     * @param array<mixed> $elements
     */
    public static function gather(string $class, Gathering $gathering, array $elements): object
    {
        return match ($gathering) {
            Gathering::Constructor => new $class($elements),
            Gathering::Arguments => new $class(...$elements),
            Gathering::FixedArray => \SplFixedArray::fromArray(\array_values($elements)),
            Gathering::Adding => self::into(new $class(), $elements),
            Gathering::Stacking => self::into(new $class(), \array_reverse($elements)),
        };
    }

    /**
     * @template T of object
     *
     * @param T            $collection
     * @param array<mixed> $elements
     *
     * @return T
     */
    public static function into(object $collection, array $elements): object
    {
        if ($collection instanceof \ArrayAccess) {
            self::put($collection, $elements);
        }

        return $collection;
    }

    /**
     * Gives a collection other elements, if it lets that be done. One that has them already is left alone, so that a
     * database need not delete and insert what is as it was.
     *
     * @param array<mixed> $elements
     *
     * @return bool whether it was done
     */
    public static function refill(mixed $collection, array $elements): bool
    {
        $clear = \is_object($collection) ? [$collection, 'clear'] : null;
        if (!$collection instanceof \Traversable || !$collection instanceof \ArrayAccess || !\is_callable($clear)) {
            return false;
        }
        if (self::of($collection, true) !== $elements) {
            $clear();
            self::put($collection, $elements);
        }

        return true;
    }

    public static function isRefillable(mixed $collection): bool
    {
        return $collection instanceof \Traversable && $collection instanceof \ArrayAccess && \is_callable([$collection, 'clear']);
    }

    /**
     * @param \ArrayAccess<mixed, mixed> $collection
     * @param array<mixed>               $elements
     */
    private static function put(\ArrayAccess $collection, array $elements): void
    {
        $isList = \array_is_list($elements);
        foreach ($elements as $key => $element) {
            $collection[$isList ? null : $key] = $element;
        }
    }
}
