<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An object of a class with a plan.
 *
 * @internal
 */
final readonly class ObjectOf implements ReadNode
{
    /**
     * @param string       $plan  id of the {@see ReadObject}
     * @param class-string $class
     */
    public function __construct(
        public string $plan,
        public string $class,
    ) {}
}
