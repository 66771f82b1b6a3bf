<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * A method of the object at hand.
 *
 * @internal
 */
final readonly class Method
{
    /**
     * @param class-string $class the declaring class, whose scope may call it
     */
    public function __construct(
        public string $class,
        public string $name,
        public bool $isPublic,
    ) {}
}
