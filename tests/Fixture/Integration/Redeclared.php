<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

abstract class Redeclared
{
    protected ?int $again = 1;

    public int $inherited = 2;
}
