<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Circle extends Shape
{
    public function __construct(public readonly float $radius) {}
}
