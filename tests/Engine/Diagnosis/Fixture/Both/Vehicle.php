<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture\Both;

use Kiln\Attribute\Discriminator;

#[Discriminator(field: 'type', map: ['car' => Car::class, 'truck' => Truck::class])]
abstract class Vehicle
{
    public ?string $plate = null;
}
