<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/** What Kiln sets itself, and what came of it. */
final readonly class Goal
{
    /**
     * @param float  $limit    the most that is allowed, or the least
     * @param ?float $measured null when it was not
     * @param 'at most'|'at least'|'exactly' $kind
     * @param ?float $floor    what was measured in the same run of what nothing can do without that is to keep the same promises: where
     *                         this is above the limit, the goal cannot be reached
     */
    public function __construct(
        public string $title,
        public float $limit,
        public ?float $measured,
        public string $unit = 'x',
        private string $kind = 'at most',
        public ?float $floor = null,
    ) {}

    /** @return 'not measured'|'reached'|'out of reach'|'MISSED' */
    public function state(): string
    {
        return match (true) {
            $this->measured === null => 'not measured',
            $this->kind === 'at most' && $this->measured <= $this->limit,
            $this->kind === 'at least' && $this->measured >= $this->limit,
            $this->kind === 'exactly' && abs($this->measured - $this->limit) < 1e-9 => 'reached',
            $this->kind === 'at most' && $this->floor !== null && $this->floor > $this->limit => 'out of reach',
            default => 'MISSED',
        };
    }

    /** @return list<string> limit, measured, and what came of it */
    public function cells(): array
    {
        return [
            $this->kind . ' ' . Table::number($this->limit) . " {$this->unit}",
            $this->measured === null ? '' : Table::number($this->measured) . " {$this->unit}",
            $this->state() . ($this->state() === 'out of reach' ? ': the checks alone ' . Table::number($this->floor ?? 0.0) . " {$this->unit}" : ''),
        ];
    }
}
