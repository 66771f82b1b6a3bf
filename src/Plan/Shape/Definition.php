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
     * @param array<string, array<string, scalar|null>> $facts of the class, by the name of the format that they are for
     */
    public function __construct(
        public string $id,
        public string $class,
        public Record $record,
        public ?string $description = null,
        public bool $isDeprecated = false,
        public array $facts = [],
    ) {}
}
