<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Discriminated;

use JMS\Serializer\Annotation as JMS;

/**
 * A parent that tells its children apart.
 */
#[JMS\Discriminator(field: 'type', map: ['bike' => Bike::class, 'car' => Car::class])]
abstract class Vehicle
{
    public int $wheels = 0;
}
