<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Enums;

enum Direction
{
    case Up;
    case Down;
}
