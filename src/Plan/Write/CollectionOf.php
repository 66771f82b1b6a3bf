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

    /**
     * Null where they are kept if one of them is a text.
     */
    public function keepsKeys(): ?bool
    {
        return $this->array instanceof AnyArray ? null : $this->array instanceof MapOf;
    }
}
