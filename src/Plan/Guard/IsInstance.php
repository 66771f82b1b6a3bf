<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * An object of this class: one to write, or one that a format has read.
 *
 * @internal
 */
final readonly class IsInstance implements Guard
{
    /**
     * @param class-string $class
     */
    public function __construct(public string $class) {}
}
