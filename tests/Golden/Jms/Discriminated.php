<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Discriminated;

use JMS\Serializer\Annotation as JMS;

/**
 * Where the children stand.
 */
final class Garage
{
    public ?Vehicle $newest = null;

    #[JMS\Type('array<' . Vehicle::class . '>')]
    public array $vehicles = [];
}

/**
 * A parent that tells its children apart.
 */
#[JMS\Discriminator(field: 'type', map: ['bike' => Bike::class, 'car' => Car::class])]
abstract class Vehicle
{
    public int $wheels = 0;
}

/**
 * One child.
 */
final class Bike extends Vehicle
{
    public bool $hasBell = false;
}

/**
 * Another child.
 */
final class Car extends Vehicle
{
    public int $doors = 0;
}
