<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class RedeclaredChild extends Redeclared
{
    public int $own = 3;

    public ?int $again = 4;
}
