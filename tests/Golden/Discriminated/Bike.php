<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Discriminated;

class Bike implements Vehicle
{
    public bool $bell = false;
}
