<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final class Circle implements Shape
{
    public function __construct(protected float $radius, public ?Colour $fill = null) {}

    public function radius(): float
    {
        return $this->radius;
    }
}
