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
     * @param 'at most'|'at least'|'exactly' $kind
     * @param ?float $measured null when it was not
     */
    private function __construct(public string $title, public float $limit, public ?float $measured, public string $unit, private string $kind) {}

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
            $this->kind . ' ' . Table::number($this->limit) . " {$this->unit}",
            $this->measured === null ? '' : Table::number($this->measured) . " {$this->unit}",
            $this->measured === null ? 'not measured' : ($this->isReached() ? 'reached' : 'MISSED'),
        ];
    }
}
