<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/** What Kiln sets itself, and what came of it. */
final readonly class Goal
{
    /**
     * @param float  $limit    the most that is allowed, or the least
     * @param 'at most'|'at least'|'exactly' $kind
     * @param ?float $measured null when it was not
     * @param ?float $floor    what was measured in the same run of what nothing can do without that is to keep the same promises
     */
    private function __construct(public string $title, public float $limit, public ?float $measured, public string $unit, private string $kind, public ?float $floor = null) {}

    public static function atMost(string $title, float $most, ?float $measured, string $unit = 'x'): self
    {
        return new self($title, $most, $measured, $unit, 'at most');
    }

    public static function atLeast(string $title, float $least, ?float $measured, string $unit = 'x'): self
    {
        return new self($title, $least, $measured, $unit, 'at least');
    }

    public static function exactly(string $title, float $wanted, ?float $measured, string $unit): self
    {
        return new self($title, $wanted, $measured, $unit, 'exactly');
    }

    public function isReached(): bool
    {
        return $this->measured !== null && match ($this->kind) {
            'at most' => $this->measured <= $this->limit,
            'at least' => $this->measured >= $this->limit,
            default => abs($this->measured - $this->limit) < 1e-9,
        };
    }

    /** The same goal, which cannot be reached where the floor is above its limit. */
    public function above(?float $floor): self
    {
        return new self($this->title, $this->limit, $this->measured, $this->unit, $this->kind, $floor);
    }

    public function isOutOfReach(): bool
    {
        return $this->measured !== null && !$this->isReached() && $this->kind === 'at most' && $this->floor !== null && $this->floor > $this->limit;
    }

    public function isMissed(): bool
    {
        return $this->measured !== null && !$this->isReached() && !$this->isOutOfReach();
    }

    /** @return list<string> limit, measured, and what came of it */
    public function cells(): array
    {
        return [
            $this->kind . ' ' . Table::number($this->limit) . " {$this->unit}",
            $this->measured === null ? '' : Table::number($this->measured) . " {$this->unit}",
            match (true) {
                $this->measured === null => 'not measured',
                $this->isReached() => 'reached',
                $this->isOutOfReach() => 'out of reach: the checks alone ' . Table::number($this->floor ?? 0.0) . " {$this->unit}",
                default => 'MISSED',
            },
        ];
    }
}
