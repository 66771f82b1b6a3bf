<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final class Square implements Shape
{
    /** @var array{float, float} */
    public array $corner;

    public int|float $side = 1;
}
