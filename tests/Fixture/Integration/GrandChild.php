<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class GrandChild extends Child
{
    private string $own = '';

    public function own(): string
    {
        return $this->own;
    }
}
