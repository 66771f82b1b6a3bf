<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Theme
{
    public string $color = 'blue';

    public int $size = 10;
}
