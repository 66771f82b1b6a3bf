<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\Unreadable;

/**
 * How deep values stand in each other. PHP drops nested values by recursion, so there must be an end.
 *
 * @internal
 */
final class Depth
{
    private const MOST = 10_000;

    private int $depth = 0;

    public function enter(): void
    {
        if (++$this->depth > self::MOST) {
            throw new Unreadable('Values are nested in more than ' . self::MOST . ' levels.');
        }
    }

    public function leave(): void
    {
        --$this->depth;
    }
}
