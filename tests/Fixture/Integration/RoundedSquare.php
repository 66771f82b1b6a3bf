<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class RoundedSquare extends Square
{
    public float $corner = 0.1;
}
