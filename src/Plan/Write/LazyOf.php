<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An object of a class made at run time, which stands for one of another class until that is asked for.
 *
 * @internal
 */
final readonly class LazyOf implements WriteNode
{
    /**
     * @param string       $plan  id of the {@see WriteObject} of the class that it stands for
     * @param class-string $class that it stands for
     */
    public function __construct(
        public string $plan,
        public string $class,
    ) {}
}
