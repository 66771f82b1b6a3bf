<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An ArrayIterator over an array.
 *
 * @internal
 */
final readonly class IteratorOf implements ReadNode
{
    public function __construct(public ListOf|MapOf|AnyArray $array) {}
}
