<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * Refuses one value by an exception of its own.
 */
final readonly class Picky
{
    public function __construct(public int $number)
    {
        if ($number === 13) {
            throw new \DomainException('not this one');
        }
    }
}
