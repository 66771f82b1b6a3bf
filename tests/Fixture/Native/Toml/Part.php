<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Toml;

class Part
{
    /**
     * @param array<string, int> $sizes
     */
    public function __construct(public string $name, public array $sizes = []) {}
}
