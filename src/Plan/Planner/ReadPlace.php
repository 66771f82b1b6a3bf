<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

/**
 * Under what conditions an object is read, where they change its plan.
 *
 * @internal
 */
final readonly class ReadPlace implements \Stringable
{
    /**
     * @param string             $prefix   of its keys
     * @param bool               $isInline whether its keys stand among those of the object around it
     * @param bool               $populate whether the object exists already
     * @param list<class-string> $around   the classes it is inlined into
     */
    public function __construct(
        public string $prefix = '',
        public bool $isInline = false,
        public bool $populate = false,
        private array $around = [],
    ) {}

    /**
     * @param class-string $class
     *
     * @return ?self null for a class inlined into itself, which would never end
     */
    public function inline(string $class, string $prefix): ?self
    {
        return \in_array($class, $this->around, true) ? null : new self($prefix, true, false, [...$this->around, $class]);
    }

    /**
     * The same where the object exists already.
     */
    public function existing(): self
    {
        return new self($this->prefix, $this->isInline, true, $this->around);
    }

    public function __toString(): string
    {
        return $this->prefix . ($this->isInline ? ' inline ' . implode(',', $this->around) : '') . ($this->populate ? ' populate' : '');
    }
}
