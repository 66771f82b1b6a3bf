<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Plan\Write\WritePlan;

/**
 * Plans for classes that show only at run time, all in one context.
 *
 * @internal
 */
interface WritePlans
{
    /**
     * @param class-string $class
     */
    public function forClass(string $class): WritePlan;
}
