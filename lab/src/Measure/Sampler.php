<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Random\Randomizer;

/**
 * Takes samples in interleaved rounds: everyone gets one turn in every round, in random order, so that a machine that slows
 * down slows all of them down.
 */
final readonly class Sampler
{
    /**
     * @param positive-int $rounds
     */
    public function __construct(private Randomizer $random, private int $rounds) {}

    /**
     * @param array<string, \Closure(): float> $samplers each takes one sample, in milliseconds
     * @param \Closure(): void                 $onRound  called after each round
     *
     * @return array<string, Timing>
     */
    public function run(array $samplers, \Closure $onRound): array
    {
        $samples = [];
        for ($round = 0; $round < $this->rounds; ++$round) {
            foreach ($this->random->shuffleArray(array_keys($samplers)) as $name) {
                $samples[$name][] = $samplers[$name]();
            }
            $onRound();
        }

        return array_map(static fn(array $times): Timing => new Timing($times), $samples);
    }
}
