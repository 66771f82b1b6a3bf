<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An object that holds the elements of an array.
 *
 * @internal
 */
final readonly class CollectionOf implements ReadNode
{
    /**
     * @param class-string $class that can be instantiated
     */
    public function __construct(
        public string $class,
        public Gathering $gathering,
        public ListOf|MapOf|AnyArray $array,
    ) {}
}
