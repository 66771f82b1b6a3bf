<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\EnumsAndDates;

enum State: string
{
    case Open = 'open';
    case Done = 'done';
}
