<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\MadeUp;

class Inherited
{
    private string $own = '';

    public function own(): string
    {
        return $this->own;
    }
}
