<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class AccessedChild extends Accessed
{
    public int $own = 1;

    protected function price(): int
    {
        return 50;
    }
}
