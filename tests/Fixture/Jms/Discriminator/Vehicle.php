<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'type', map: ['car' => Car::class, 'bike' => Bike::class, 'tandem' => Tandem::class])]
abstract class Vehicle
{
    public int $km = 5;
}
