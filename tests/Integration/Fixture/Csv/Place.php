<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

final class Place
{
    public function __construct(public float $x, public ?float $y = null) {}
}
