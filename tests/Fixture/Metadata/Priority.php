<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

enum Priority: int
{
    case Low = 1;
    case High = 2;
}
