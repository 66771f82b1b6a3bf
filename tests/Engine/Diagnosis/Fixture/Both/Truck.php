<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture\Both;

final class Truck extends Vehicle
{
    public function __construct(private float $load) {}

    public function load(): float
    {
        return $this->load;
    }
}
