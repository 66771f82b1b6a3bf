<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture\Both;

final class Car extends Vehicle
{
    public int $doors = 4;
}
