<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A number, rounded.
 *
 * @internal
 */
final readonly class Round implements WriteNode
{
    /**
     * @param int $precision digits after the point; may be negative
     * @param int $mode      one of PHP_ROUND_HALF_*
     */
    public function __construct(
        public int $precision,
        public int $mode,
    ) {}
}
