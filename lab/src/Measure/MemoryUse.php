<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

final readonly class MemoryUse
{
    /**
     * @param \Closure(): mixed $call
     *
     * @return array{peak: int, result: int} bytes of one call at its height, beyond what was in use before it and with its result
     *                                       included; and what the result alone takes
     */
    public static function of(\Closure $call): array
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
}
