<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * A scalar that is the value of a case (when reading).
 *
 * @internal
 */
final readonly class IsBackedValue implements Guard
{
    /**
     * @param class-string<\UnitEnum> $class
     */
    public function __construct(public string $class) {}
}
