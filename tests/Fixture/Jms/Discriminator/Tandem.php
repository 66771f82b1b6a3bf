<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class Tandem extends Bike
{
    public int $seats = 2;
}
