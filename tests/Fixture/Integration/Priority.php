<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

enum Priority: int
{
    case Low = 1;
    case High = 2;

    public const Default = self::Low;
}
