<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class SavingsAccount extends Account
{
    public float $interest = 0.0;
}
