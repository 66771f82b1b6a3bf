<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

/**
 * Under what conditions an object is written, where they change its plan.
 *
 * @internal
 */
final readonly class WritePlace implements \Stringable
{
    /**
     * @param ?int               $levels of objects that may still be written, this one included; null for any number
     * @param string             $prefix of its keys
     * @param list<class-string> $around the classes it is inlined into
     */
    public function __construct(
        public ?int $levels,
        public string $prefix = '',
        private array $around = [],
    ) {}

    /**
     * @param class-string $class
     *
     * @return ?self null for a class inlined into itself, which would never end
     */
    public function inline(string $class, string $prefix, ?int $levels): ?self
    {
        return \in_array($class, $this->around, true) ? null : new self($levels, $prefix, [...$this->around, $class]);
    }

    /**
     * Whether its keys stand among those of the object around it.
     */
    public function isInline(): bool
    {
        return $this->around !== [];
    }

    public function __toString(): string
    {
        return "{$this->prefix} {$this->levels} " . implode(',', $this->around);
    }
}
