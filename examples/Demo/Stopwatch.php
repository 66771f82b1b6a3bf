<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

/**
 * Times functions against each other: in turns, so that whatever slows the
 * machine down for a moment hits all of them, and after a few rounds that do
 * not count.
 */
final class Stopwatch
{
    private const WARM_UP = 5;
    private const NANOSECONDS = 1_500_000_000;
    private const LEAST_ROUNDS = 5;
    private const MOST_ROUNDS = 300;

    /** How many rounds were counted. */
    public int $rounds = 0;

    /**
     * @param array<string, callable(): mixed> $functions
     *
     * @return array<string, float> medians in milliseconds
     */
    public function medians(array $functions): array
    {
        $times = [];
        $end = hrtime(true) + self::NANOSECONDS;
        for ($round = 0; $round < self::WARM_UP + self::MOST_ROUNDS; ++$round) {
            $isWarm = $round >= self::WARM_UP;
            foreach ($functions as $name => $function) {
                $time = self::time($function);
                if ($isWarm) {
                    $times[$name][] = $time;
                }
            }
            if ($isWarm) {
                ++$this->rounds;
            }
            if ($this->rounds >= self::LEAST_ROUNDS && hrtime(true) > $end) {
                break;
            }
        }

        return array_map(self::median(...), $times);
    }

    /**
     * @param callable(): mixed $function
     *
     * @return int nanoseconds
     */
    private static function time(callable $function): int
    {
        $start = hrtime(true);
        $result = $function();
        $time = hrtime(true) - $start;
        // Only now: to free the result is not part of the work.
        unset($result);

        return $time;
    }

    /**
     * @param non-empty-list<int> $times
     */
    private static function median(array $times): float
    {
        sort($times);

        return $times[intdiv(\count($times), 2)] / 1_000_000;
    }
}
