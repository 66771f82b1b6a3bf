<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Kiln\Plan\Write\WritePlan;

/**
 * Plans for classes that show only at run time.
 *
 * @internal
 */
interface WritePlans
{
    /**
     * @param class-string $class
     */
    public function forClass(string $class, Context $context): WritePlan;
}
