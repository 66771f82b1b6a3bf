<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * Why generated code does not do something on its own.
 *
 * @internal
 */
final readonly class Reason
{
    /**
     * @param string        $class    that is planned, or whatever else stands at the root of the plan
     * @param ?string       $property of that class; null for the root
     * @param ?class-string $node     of what stands in the plan because of it; null where the planner does not say
     */
    public function __construct(
        public string $class,
        public ?string $property,
        public string $text,
        public ?string $node = null,
    ) {}
}
