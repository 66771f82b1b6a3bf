<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * How objects of one class look.
 *
 * @internal
 */
final readonly class Definition
{
    /**
     * @param string       $id   of the plan: equal for equal plans
     * @param class-string $class
     */
    public function __construct(
        public string $id,
        public string $class,
        public Record $record,
        public ?string $description = null,
        public bool $isDeprecated = false,
    ) {}
}
