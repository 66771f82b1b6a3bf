<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * A method to call before anything is read from the object, or when all is: just the one that this class declares, of whatever
 * visibility, even where a subclass has another.
 *
 * @internal
 */
final readonly class Invoke
{
    /**
     * @param class-string $class
     */
    public function __construct(
        public string $class,
        public string $name,
    ) {}
}
