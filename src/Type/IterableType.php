<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * `iterable<T>`, `iterable<K, V>` and the interfaces `Traversable`, `Iterator`, `IteratorAggregate` and the class
 * `Generator`: something to walk through once. Written as a list or a map; read as an array where the native type allows one,
 * as an `ArrayIterator` otherwise.
 *
 * @internal
 */
final readonly class IterableType implements Type
{
    /**
     * @param ListType|MapType|ArrayType $items what it yields
     * @param string                     $class `iterable`, or the interface asked for
     */
    public function __construct(public ListType|MapType|ArrayType $items, public string $class = 'iterable') {}

    public function __toString(): string
    {
        return match ($this->items::class) {
            ListType::class => "{$this->class}<{$this->items->item}>",
            MapType::class => \sprintf('%s<%s, %s>', $this->class, $this->items->key->value ?? 'array-key', $this->items->value),
            ArrayType::class => $this->class,
        };
    }
}
