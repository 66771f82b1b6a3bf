<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Picture
{
    public string $url;

    public int $width = 0;
}
