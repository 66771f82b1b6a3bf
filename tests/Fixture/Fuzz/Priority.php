<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

enum Priority: int
{
    case Low = -1;
    case Normal = 0;
    case High = 10;
}
