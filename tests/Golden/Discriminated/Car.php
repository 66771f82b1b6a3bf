<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Discriminated;

final class Car implements Vehicle
{
    public function __construct(public int $doors = 4) {}
}
