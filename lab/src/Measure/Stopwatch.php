<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * Times a call, and measures its memory. A sample of the time is the median of stretches; a stretch is one call, or as many as last long enough for the clock where an
 * idle call is given, whose time is taken off.
 */
final readonly class Stopwatch
{
    private const MOST_STRETCHES = 50;

    /** Milliseconds that short calls are timed together for. */
    private const STRETCH = 0.5;

    private const WARM_UP_CALLS = 3;

    /** Chunks of the heap, of 2 MB each. */
    private const ROOM = 8;

    private const CHUNK = 2 << 20;

    /** Bytes of an element of an array of fixed size. */
    private const SLOT = 16;

    private const KEPT = 1_024;

    /**
     * @param \Closure(): mixed  $call
     * @param float              $sampleTime milliseconds that a sample lasts at least
     * @param ?\Closure(): mixed $idle       gets as far as the call and does nothing there; null times each call by itself, and
     *                                       what it returns is released outside of the time
     *
     * @return float milliseconds that one call takes
     */
    public static function sample(\Closure $call, float $sampleTime, ?\Closure $idle = null): float
    {
        // @phpstan-ignore variable.unused (it has to be there)
        $room = self::room();
        for ($warm = 0; $warm < self::WARM_UP_CALLS; ++$warm) {
            if (self::stretch($call, 1) >= $sampleTime) {
                break;
            }
        }
        $once = max(self::stretch($call, 1), 1e-5);
        if ($idle === null && $once >= $sampleTime) {
            // A million objects take seconds.
            return $once;
        }
        $calls = $idle === null ? 1 : max(1, (int) ceil(self::STRETCH / $once));
        $stretches = max(1, min(self::MOST_STRETCHES, (int) ceil($sampleTime / $once / $calls)));
        $time = self::median($call, $calls, $stretches);

        return $idle === null ? $time : max(1e-5, $time - self::median($idle, 10_000, 15));
    }

    /**
     * Between requests a worker keeps as many chunks as requests took on average (zend_mm_shutdown() in php-src's
     * Zend/zend_alloc.c). A fresh process has one, and would ask the system for the memory of each call.
     *
     * @return list<\SplFixedArray<null>> what keeps that room in the heap
     */
    private static function room(): array
    {
        $chunks = [];
        for ($chunk = 0; $chunk < self::ROOM; ++$chunk) {
            // Too long for a place in a chunk where anything else lies.
            $chunks[] = new \SplFixedArray(intdiv(self::CHUNK, self::SLOT) - 2 * self::KEPT);
        }
        foreach ($chunks as $chunk) {
            // It stays where it is, and what it leaves is free.
            $chunk->setSize(self::KEPT);
        }

        return $chunks;
    }

    /** @param positive-int $stretches */
    private static function median(\Closure $call, int $calls, int $stretches): float
    {
        // The first does not count: it brings the caches of the processor back to what they are when nothing else runs in between.
        self::stretch($call, $calls);

        return Timing::medianOf(array_map(static fn(): float => self::stretch($call, $calls), range(1, $stretches)));
    }

    private static function stretch(\Closure $call, int $calls): float
    {
        // Memory comes into the order that it has when a request begins. Otherwise the free places of the heap scatter more with
        // every call, and a call that makes many values of different sizes soon takes half as long again.
        gc_collect_cycles();
        gc_mem_caches();
        $left = $calls;
        $start = self::now();
        do {
            $result = $call();
        } while (--$left > 0);
        $time = self::now() - $start;
        unset($result);

        return $time / $calls;
    }

    /**
     * @param \Closure(): mixed $call
     *
     * @return array{peak: int, result: int} bytes of one call at its height, beyond what was in use before it and with its result
     *                                       included; and what the result alone takes
     */
    public static function memory(\Closure $call): array
    {
        $inUse = static function (): int {
            gc_collect_cycles();
            gc_mem_caches();

            return memory_get_usage();
        };
        $before = $inUse();
        memory_reset_peak_usage();
        $result = $call();
        $peak = memory_get_peak_usage() - $before;
        $kept = $inUse() - $before;
        unset($result);

        return ['peak' => $peak, 'result' => $kept];
    }

    /** Milliseconds of the processor, which do not pass while another process has it. Linux tells them by the microsecond. */
    public static function now(): float
    {
        /** @var array<string, int> $usage */
        $usage = getrusage();

        return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e3 + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
    }
}
