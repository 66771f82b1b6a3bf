<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\EnumsAndDates;

enum Level: int
{
    case Low = 1;
    case High = 2;
}
