<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * User code that a plan calls; the arguments are those of its constructor.
 *
 * @internal
 */
final readonly class Converter
{
    /**
     * @param class-string                       $class     of the converter, or the class that one was registered for
     * @param array<int|string, scalar|null>     $arguments
     */
    public function __construct(
        public string $class,
        public array $arguments,
    ) {}
}
