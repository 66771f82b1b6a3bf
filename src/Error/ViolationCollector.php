<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Gathers problems one by one, and stops describing them when there are enough.
 *
 * @internal
 */
final class ViolationCollector
{
    /** @var list<Violation> */
    private array $items = [];

    /** @var int<0, max> */
    private int $rest = 0;

    /**
     * @param int<0, max> $cap how many are described; the rest is counted
     */
    public function __construct(private readonly int $cap = Violations::CAP) {}

    /**
     * @param \Closure(): Violation $violation called only when it is to be listed: hints take time
     */
    public function add(\Closure $violation): void
    {
        if (\count($this->items) < $this->cap) {
            $this->items[] = $violation();
        } else {
            ++$this->rest;
        }
    }

    /**
     * @return int<0, max> problems so far, with those that are only counted
     */
    public function count(): int
    {
        return \count($this->items) + $this->rest;
    }

    public function violations(): Violations
    {
        return new Violations($this->items, $this->rest);
    }
}
