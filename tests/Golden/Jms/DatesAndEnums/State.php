<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\DatesAndEnums;

/**
 * An enum with texts.
 */
enum State: string
{
    case Open = 'open';
    case Done = 'done';
}
