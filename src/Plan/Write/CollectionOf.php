<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An object that can be walked through, as what it yields.
 *
 * @internal
 */
final readonly class CollectionOf implements WriteNode
{
    /**
     * @param class-string $class
     */
    public function __construct(
        public string $class,
        public ListOf|MapOf|AnyArray $array,
    ) {}
}
