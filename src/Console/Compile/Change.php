<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

/**
 * How stored code differs from what is printed now.
 *
 * @internal
 */
enum Change: string
{
    /** there is none */
    case Added = 'added';

    /** it is stale, damaged or another one */
    case Changed = 'changed';
}
