<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/**
 * What Kiln sets itself, and what came of it.
 */
final readonly class Goal
{
    /**
     * @param float  $limit    the most that is allowed, or the least
     * @param ?float $measured null when it was not
     */
    private function __construct(public string $title, public float $limit, public ?float $measured, public string $unit, private bool $isMost) {}

    public static function atMost(string $title, float $most, ?float $measured, string $unit = 'x'): self
    {
        return new self($title, $most, $measured, $unit, true);
    }

    public static function atLeast(string $title, float $least, ?float $measured, string $unit = 'x'): self
    {
        return new self($title, $least, $measured, $unit, false);
    }

    public function isReached(): bool
    {
        return $this->measured !== null && ($this->isMost ? $this->measured <= $this->limit : $this->measured >= $this->limit);
    }

    public function isMissed(): bool
    {
        return $this->measured !== null && !$this->isReached();
    }

    /**
     * @return list<string> limit, measured, and what came of it
     */
    public function cells(): array
    {
        return [
            ($this->isMost ? 'at most ' : 'at least ') . Table::number($this->limit) . " {$this->unit}",
            $this->measured === null ? '' : Table::number($this->measured) . " {$this->unit}",
            $this->measured === null ? 'not measured' : ($this->isReached() ? 'reached' : 'MISSED'),
        ];
    }
}
