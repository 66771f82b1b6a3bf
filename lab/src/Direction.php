<?php

declare(strict_types=1);

namespace Kiln\Lab;

/**
 * Whether objects become JSON or JSON becomes objects.
 */
enum Direction: string
{
    case Write = 'write';
    case Read = 'read';
}
