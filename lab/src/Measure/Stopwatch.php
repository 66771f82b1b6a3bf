<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * Times a call, as often as it takes for a sample to last long enough.
 */
final readonly class Stopwatch
{
    private const WARM_UP_CALLS = 2;

    private const MOST_CALLS = 50;

    private const NANOSECONDS = 1e6;

    /** @var positive-int */
    private int $calls;

    /**
     * Warms the call up.
     *
     * @param \Closure(): mixed $call
     * @param float             $sampleTime milliseconds that a sample lasts at least
     */
    public function __construct(private \Closure $call, float $sampleTime)
    {
        $time = $this->time(self::WARM_UP_CALLS);
        $this->calls = max(1, min(self::MOST_CALLS, (int) ceil($sampleTime / max($time, 1e-6))));
    }

    /**
     * @return float milliseconds that one call takes
     */
    public function sample(): float
    {
        return $this->time($this->calls);
    }

    /**
     * The mean time of one call, after one that does not count: it brings the caches of the processor back to what they are
     * when nothing else runs in between. What a call returns is released outside of the time, and cycles that are left over
     * are collected beforehand.
     *
     * @param positive-int $calls
     */
    private function time(int $calls): float
    {
        gc_collect_cycles();
        ($this->call)();
        $time = 0;
        for ($i = 0; $i < $calls; ++$i) {
            $start = hrtime(true);
            $result = ($this->call)();
            $time += hrtime(true) - $start;
            unset($result);
        }

        return $time / $calls / self::NANOSECONDS;
    }
}
