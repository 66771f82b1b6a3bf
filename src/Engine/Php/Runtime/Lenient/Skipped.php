<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime\Lenient;

/**
 * Stands for a value that is left out, where null would be a value.
 *
 * @internal
 */
enum Skipped
{
    case Value;
}
