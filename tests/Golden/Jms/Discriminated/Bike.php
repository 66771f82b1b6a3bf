<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Discriminated;

/**
 * One child.
 */
final class Bike extends Vehicle
{
    public bool $hasBell = false;
}
