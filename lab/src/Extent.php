<?php

declare(strict_types=1);

namespace Kiln\Lab;

/**
 * How much a run measures.
 */
final readonly class Extent
{
    /**
     * @param positive-int       $rounds      each call gets one sample per round
     * @param float              $sampleTime  milliseconds that a sample lasts at least
     * @param non-negative-int   $firstUses   fresh processes per contender, workload and direction
     * @param list<positive-int> $streamItems lengths of the streamed lists
     */
    private function __construct(
        public int $rounds,
        public float $sampleTime,
        public int $firstUses,
        public array $streamItems,
    ) {}

    /**
     * @param positive-int $rounds
     */
    public static function full(int $rounds): self
    {
        return new self($rounds, sampleTime: 20.0, firstUses: 3, streamItems: [1_000, 10_000, 100_000]);
    }

    /**
     * Enough to see that everything works; the figures are not to be quoted.
     */
    public static function quick(): self
    {
        return new self(rounds: 2, sampleTime: 0.0, firstUses: 0, streamItems: [1_000]);
    }
}
