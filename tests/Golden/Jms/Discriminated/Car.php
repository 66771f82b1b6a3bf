<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Discriminated;

/**
 * Another child.
 */
final class Car extends Vehicle
{
    public int $doors = 0;
}
