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

    private const COMPARED = 10_000;

    /** So many microseconds of calls make one sample, lest the clock is what is measured. */
    private const SAMPLE = 2_000;

    /**
     * @return array{read: float, write: float, live: int, made: int} microseconds for a call, to memory or to a file; bytes of the
     *                                                                value as it is read, and as constructors make it
     */
    public static function run(GraphForm $form, GraphWorkload $workload, string $file): array
    {
        $before = memory_get_usage();
        $value = $workload->value();
        $made = memory_get_usage() - $before;
        $codec = $form->codec();
        $write = self::time($codec === null
            ? static function () use ($form, $value, $file): void {
                $form->write($value, "{$file}.new");
            }
            : static fn(): string => $codec->encode($value), 3);
        $read = $form->reading($file);
        if (!self::isEqual($value, $read())) {
            throw new \RuntimeException("{$form->value} gives back something else");
        }
        unset($value);
        gc_collect_cycles();
        $before = memory_get_usage();
        $kept = $read();
        $live = memory_get_usage() - $before;
        unset($kept);
        for ($call = 0; $call < self::WARM_UP; ++$call) {
            $read();
        }

        return ['read' => self::time($read, self::CALLS), 'write' => $write, 'live' => $live, 'made' => $made];
    }

    /**
     * Part by part: a million objects, serialized at once, take a gigabyte.
     *
     * @param list<mixed> $value
     */
    private static function isEqual(array $value, mixed $read): bool
    {
        if (!\is_array($read) || \count($read) !== \count($value)) {
            return false;
        }
        for ($from = 0; $from < \count($value); $from += self::COMPARED) {
            if (serialize(\array_slice($read, $from, self::COMPARED, true)) !== serialize(\array_slice($value, $from, self::COMPARED, true))) {
                return false;
            }
        }

        return true;
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
