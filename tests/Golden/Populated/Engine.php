<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Populated;

final class Engine
{
    public function __construct(public readonly string $serial, public int $power) {}
}
