<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * How much memory a call takes at its height, beyond what was in use before it: its result included.
 */
final readonly class PeakMemory
{
    /**
     * @param \Closure(): mixed $call
     *
     * @return int bytes
     */
    public static function of(\Closure $call): int
    {
        gc_collect_cycles();
        gc_mem_caches();
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $result = $call();
        $peak = memory_get_peak_usage();
        unset($result);

        return $peak - $before;
    }
}
