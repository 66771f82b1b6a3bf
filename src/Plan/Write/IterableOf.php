<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * Something to walk through, as the array it yields.
 *
 * @internal
 */
final readonly class IterableOf implements WriteNode
{
    public function __construct(public ListOf|MapOf|AnyArray $array) {}
}
