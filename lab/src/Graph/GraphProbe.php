<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

/**
 * Measures one form with one value, in a process that does nothing else.
 */
final readonly class GraphProbe
{
    /** Calls whose time is not taken: opcache, autoloading, the first growth of the heap. */
    private const WARM_UP = 3;

    private const CALLS = 7;

    /** So many microseconds of calls make one sample, lest the clock is what is measured. */
    private const SAMPLE = 2_000;

    /**
     * @return array{read: float, live: int, write: float} microseconds for a call, bytes of the value
     */
    public static function run(GraphForm $form, GraphWorkload $workload, string $file): array
    {
        $value = $workload->value();
        $write = self::time(static function () use ($form, $value, $file): void {
            $form->write($value, "{$file}.new");
        }, 3);
        $read = $form->reading($file);
        if (serialize($read()) !== serialize($value)) {
            throw new \RuntimeException("{$form->value} gives back something else");
        }
        unlink("{$file}.new");
        unset($value);
        gc_collect_cycles();
        $before = memory_get_usage();
        $kept = $read();
        $live = memory_get_usage() - $before;
        unset($kept);
        for ($call = 0; $call < self::WARM_UP; ++$call) {
            $read();
        }

        return ['read' => self::time($read, self::CALLS), 'live' => $live, 'write' => $write];
    }

    /**
     * The median.
     */
    private static function time(\Closure $call, int $samples): float
    {
        $times = [];
        while (\count($times) < $samples) {
            $calls = 0;
            $total = 0;
            do {
                $start = hrtime(true);
                $result = $call();
                $total += hrtime(true) - $start;
                unset($result);
                ++$calls;
            } while ($total < self::SAMPLE * 1_000);
            $times[] = $total / $calls / 1_000;
        }
        sort($times);

        return $times[intdiv($samples, 2)];
    }
}
