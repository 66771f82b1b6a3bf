<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Kiln\Attribute\Value;

/** A number, in a private property, taken by the constructor. */
final class Percentage
{
    public function __construct(#[Value] private readonly float $value)
    {
        if ($value < 0 || $value > 100) {
            throw new \RangeException('A percentage is between 0 and 100.');
        }
    }

    public function asFraction(): float
    {
        return $this->value / 100;
    }
}
