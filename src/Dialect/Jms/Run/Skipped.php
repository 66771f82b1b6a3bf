<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * Stands for a value that is left out, where null would be a value.
 *
 * @internal
 */
enum Skipped
{
    case Value;
}
