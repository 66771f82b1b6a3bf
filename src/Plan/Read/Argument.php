<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * The target of a field that a constructor takes.
 *
 * @internal
 */
final readonly class Argument
{
    /**
     * @param int $position from 0
     */
    public function __construct(
        public int $position,
        public string $name,
    ) {}
}
