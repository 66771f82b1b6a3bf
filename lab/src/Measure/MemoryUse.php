<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/** The memory of one call, in bytes. */
final readonly class MemoryUse
{
    /**
     * @param int $peak   at its height, beyond what was in use before it; its result included
     * @param int $result what the result alone takes
     */
    private function __construct(public int $peak, public int $result) {}

    /** @param \Closure(): mixed $call */
    public static function of(\Closure $call): self
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

        return new self($peak, $kept);
    }
}
