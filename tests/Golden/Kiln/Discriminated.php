<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Discriminated;

use Kiln\Attribute\Discriminator;

/**
 * One key tells the class.
 */
final class Garage
{
    public ?Vehicle $first = null;

    /** @var list<Vehicle> */
    public array $others = [];
}

#[Discriminator(field: 'kind', map: ['car' => Car::class, 'bike' => Bike::class])]
interface Vehicle {}

class Bike implements Vehicle
{
    public bool $bell = false;
}

final class Car implements Vehicle
{
    public function __construct(public int $doors = 4) {}
}
