<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Plan\Write\Access;

/**
 * A property that is read by reflection: an internal class declares it, or it is static.
 *
 * @internal
 */
final readonly class Reflected implements Access
{
    /**
     * @param class-string $class that declares it
     */
    public function __construct(
        public string $class,
        public string $name,
    ) {}
}
