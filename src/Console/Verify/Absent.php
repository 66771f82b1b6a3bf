<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

/**
 * Stands for a value that cannot be made up.
 *
 * @internal
 */
enum Absent
{
    case Value;
}
