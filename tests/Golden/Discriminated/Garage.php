<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Discriminated;

/**
 * One key tells the class.
 */
final class Garage
{
    public ?Vehicle $first = null;

    /** @var list<Vehicle> */
    public array $others = [];
}
