<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * Looks at one part of the environment.
 *
 * @internal
 */
interface Examination
{
    /**
     * @return iterable<Finding>
     */
    public function findings(): iterable;
}
