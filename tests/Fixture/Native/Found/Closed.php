<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

/**
 * A constructor that only this class may call.
 */
class Closed
{
    private function __construct(public int $number = 3) {}

    public static function make(): self
    {
        return new self();
    }
}
