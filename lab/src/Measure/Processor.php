<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Symfony\Component\Process\Process;

/**
 * Keeps a run to one processor. Those of a virtual machine differ by up to 1.7 times, for as long as somebody else uses the core:
 * contenders whose processes come to run on different ones would be compared as if on different machines.
 */
final readonly class Processor
{
    private const STRETCHES = 9;

    /**
     * Has this process, and those that it starts, run on the fastest of the processors that they may use.
     *
     * @return ?string which one, and by how much others are slower; null where there is no choice, or no taskset(1) from util-linux
     */
    public static function keepToFastest(): ?string
    {
        $times = [];
        foreach (self::allowed() as $number) {
            if (self::keepTo($number)) {
                $times[$number] = self::time();
            }
        }
        if (\count($times) < 2) {
            return null;
        }
        asort($times);
        $fastest = array_key_first($times);
        self::keepTo($fastest);

        return \sprintf('%d of %d, the slowest takes %.2f times as long', $fastest, \count($times), max($times) / min($times));
    }

    /**
     * @return list<int>
     */
    private static function allowed(): array
    {
        $said = self::taskset((string) getmypid());
        $numbers = [];
        foreach (preg_match('/:\s*([\d,-]+)\s*\z/', $said, $list) === 1 ? explode(',', $list[1]) : [] as $part) {
            [$from, $to] = explode('-', $part) + [1 => $part];
            $numbers = [...$numbers, ...range((int) $from, (int) $to)];
        }

        return $numbers;
    }

    private static function keepTo(int $number): bool
    {
        return self::taskset((string) $number, (string) getmypid()) !== '';
    }

    /**
     * @return string '' where it failed
     */
    private static function taskset(string ...$arguments): string
    {
        $process = new Process(['taskset', '--cpu-list', '--pid', ...$arguments], env: ['LC_ALL' => 'C']);

        return $process->run() === 0 ? $process->getOutput() : '';
    }

    /**
     * @return float milliseconds that a piece of work takes at best
     */
    private static function time(): float
    {
        $best = INF;
        for ($stretch = 0; $stretch < self::STRETCHES; ++$stretch) {
            $start = Stopwatch::now();
            for ($hash = '', $round = 0; $round < 5_000; ++$round) {
                $hash = md5($hash);
            }
            $best = min($best, Stopwatch::now() - $start);
        }

        return $best;
    }
}
