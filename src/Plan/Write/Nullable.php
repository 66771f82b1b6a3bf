<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * Null, or a value.
 *
 * @internal
 */
final readonly class Nullable implements WriteNode
{
    public function __construct(public WriteNode $inner) {}
}
