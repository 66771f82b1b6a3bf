<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A property of the object at hand.
 *
 * @internal
 */
final readonly class Slot
{
    /**
     * @param class-string $class      whose scope it is set in
     * @param bool         $isPublic   whether every scope may set it
     */
    public function __construct(
        public string $class,
        public string $name,
        public bool $isPublic,
    ) {}
}
