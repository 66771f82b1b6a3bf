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
     * when nothing else runs in between. What a call returns is released outside of the time.
     *
     * @param positive-int $calls
     */
    private function time(int $calls): float
    {
        $this->tidy();
        ($this->call)();
        $time = 0;
        for ($i = 0; $i < $calls; ++$i) {
            $this->tidy();
            $start = hrtime(true);
            $result = ($this->call)();
            $time += hrtime(true) - $start;
            unset($result);
        }

        return $time / $calls / self::NANOSECONDS;
    }

    /**
     * Brings memory into the order that it has when a request begins. Otherwise the free places of the heap scatter more with
     * every call, and a call that makes and frees many values of different sizes soon takes half as long again.
     */
    private function tidy(): void
    {
        gc_collect_cycles();
        gc_mem_caches();
    }
}
