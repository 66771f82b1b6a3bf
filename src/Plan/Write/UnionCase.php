<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Plan\Guard;

/**
 * One kind of value in a union.
 *
 * @internal
 */
final readonly class UnionCase
{
    public function __construct(
        public Guard $guard,
        public WriteNode $value,
    ) {}
}
