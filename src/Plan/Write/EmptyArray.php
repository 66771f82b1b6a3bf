<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * What is left of an array of objects that are nested too deep.
 *
 * @internal
 */
final readonly class EmptyArray implements WriteNode
{
    public function __construct(public bool $isMap) {}
}
