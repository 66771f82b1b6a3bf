<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An ArrayObject, ArrayIterator or subclass of one around an array.
 *
 * @internal
 */
final readonly class ArrayObjectOf implements ReadNode
{
    /**
     * @param class-string<\ArrayObject<array-key, mixed>|\ArrayIterator<array-key, mixed>> $class
     */
    public function __construct(
        public string $class,
        public ListOf|MapOf|AnyArray $array,
    ) {}
}
