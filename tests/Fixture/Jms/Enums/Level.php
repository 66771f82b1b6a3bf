<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Enums;

enum Level: int
{
    case Low = 1;
    case High = 2;
}
