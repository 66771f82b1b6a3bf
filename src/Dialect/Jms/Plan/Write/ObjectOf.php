<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * An object of a class with a plan. An object of a subclass is written by its own class.
 *
 * @internal
 */
final readonly class ObjectOf implements WriteNode
{
    /**
     * @param string       $plan    id of the {@see WriteObject}
     * @param class-string $class
     * @param bool         $isExact    whether there can be no subclass
     * @param string       $place      see {@see ByOwnType}
     */
    public function __construct(
        public string $plan,
        public string $class,
        public bool $isExact,
        public string $place,
    ) {}
}
