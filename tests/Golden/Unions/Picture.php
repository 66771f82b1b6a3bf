<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Unions;

final class Picture
{
    public string $url;

    public ?int $width = null;
}
