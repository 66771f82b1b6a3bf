<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\DatesAndEnums;

/**
 * An enum with numbers.
 */
enum Level: int
{
    case Low = 1;
    case High = 2;
}
