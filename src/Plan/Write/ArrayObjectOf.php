<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An ArrayObject or ArrayIterator, as the array it holds.
 *
 * @internal
 */
final readonly class ArrayObjectOf implements WriteNode
{
    public function __construct(public ListOf|MapOf|AnyArray $array) {}
}
