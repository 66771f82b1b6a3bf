<?php

declare(strict_types=1);

namespace Kiln\Tests\Limits;

/**
 * How much memory a piece of work takes at most, besides what was there before.
 */
final readonly class Peak
{
    /**
     * @param \Closure(): mixed $work is done twice: what is made only once, such as code, does not count
     *
     * @return int bytes
     */
    public static function of(\Closure $work): int
    {
        $work();
        gc_collect_cycles();
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $work();

        return memory_get_peak_usage() - $before;
    }
}
