<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An Optional. A field leaves it out where it is missing; elsewhere a missing one is an error.
 *
 * @internal
 */
final readonly class OptionalOf implements WriteNode
{
    public function __construct(public WriteNode $inner) {}
}
