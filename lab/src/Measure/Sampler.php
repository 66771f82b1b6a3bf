<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Random\Randomizer;

/**
 * Times calls in interleaved rounds: every call gets its turn in every round, and the order within a round is random, so that
 * a machine that slows down slows all of them down. Contenders for the same work follow each other directly.
 */
final readonly class Sampler
{
    private const WARM_UP_CALLS = 2;

    private const MOST_CALLS_PER_SAMPLE = 50;

    private const NANOSECONDS = 1e6;

    /**
     * @param positive-int $rounds
     * @param float        $sampleTime milliseconds that a sample lasts at least, by calling as often as that takes
     */
    public function __construct(private Randomizer $random, private int $rounds, private float $sampleTime) {}

    /**
     * @template TGroup of array-key
     * @template TName of array-key
     *
     * @param array<TGroup, array<TName, \Closure(): mixed>> $groups   the calls for the same work stand together
     * @param \Closure(): void                               $onSample called after each sample
     *
     * @return array<TGroup, array<TName, Timing>>
     */
    public function run(array $groups, \Closure $onSample): array
    {
        $calls = array_map(fn(array $group): array => array_map($this->callsPerSample(...), $group), $groups);
        $samples = [];
        for ($round = 0; $round < $this->rounds; ++$round) {
            foreach ($this->shuffledKeys($groups) as $group) {
                foreach ($this->shuffledKeys($groups[$group]) as $name) {
                    $samples[$group][$name][] = $this->sample($groups[$group][$name], $calls[$group][$name]);
                    $onSample();
                }
            }
        }

        return array_map(static fn(array $group): array => array_map(static fn(array $times): Timing => new Timing($times), $group), $samples);
    }

    /**
     * The number of samples that a run takes.
     *
     * @param array<array<mixed>> $groups
     */
    public function samples(array $groups): int
    {
        return $this->rounds * array_sum(array_map(\count(...), $groups));
    }

    /**
     * @param \Closure(): mixed $call
     *
     * @return positive-int
     */
    private function callsPerSample(\Closure $call): int
    {
        $time = $this->sample($call, self::WARM_UP_CALLS);

        return max(1, min(self::MOST_CALLS_PER_SAMPLE, (int) ceil($this->sampleTime / max($time, 1e-6))));
    }

    /**
     * The mean time of one call. What a call returns is released outside of the time, and cycles left over by others are
     * collected beforehand.
     *
     * @param \Closure(): mixed $call
     * @param positive-int      $calls
     */
    private function sample(\Closure $call, int $calls): float
    {
        gc_collect_cycles();
        $time = 0;
        for ($i = 0; $i < $calls; ++$i) {
            $start = hrtime(true);
            $result = $call();
            $time += hrtime(true) - $start;
            unset($result);
        }

        return $time / $calls / self::NANOSECONDS;
    }

    /**
     * @template TKey of array-key
     *
     * @param array<TKey, mixed> $array
     *
     * @return list<TKey>
     */
    private function shuffledKeys(array $array): array
    {
        return $this->random->shuffleArray(array_keys($array));
    }
}
