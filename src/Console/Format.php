<?php

declare(strict_types=1);

namespace Kiln\Console;

/**
 * How answers are written.
 *
 * @internal
 */
enum Format: string
{
    case Text = 'txt';
    case Json = 'json';
}
