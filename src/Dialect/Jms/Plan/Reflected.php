<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * A property that is set and read by reflection: an internal class declares it, or it is static.
 *
 * @internal
 */
final readonly class Reflected
{
    /**
     * @param class-string $class that declares it
     */
    public function __construct(
        public string $class,
        public string $name,
    ) {}
}
