<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class Car extends Vehicle
{
    public int $doors = 4;
}
