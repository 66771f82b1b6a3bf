<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Square extends Shape
{
    public float $side = 1.0;
}
