<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Takes samples in interleaved rounds: everyone gets one turn in every round, in random order, so that a machine that slows down
 * slows all of them down.
 */
final readonly class Rounds
{
    private Randomizer $random;

    /**
     * @param positive-int $rounds
     * @param ?int         $seed   of the random order; null for a new one
     */
    public function __construct(public int $rounds, ?int $seed = null)
    {
        $this->random = new Randomizer(new Mt19937($seed ?? random_int(1, 1_000_000)));
    }

    /**
     * @param array<string, \Closure(): array<string, float>> $turns each takes one sample: figures by name
     *
     * @return array<string, array<string, Timing>> by contender, in the given order, and name of the figure
     */
    public function run(array $turns): array
    {
        $samples = array_fill_keys(array_keys($turns), []);
        for ($round = 0; $round < $this->rounds; ++$round) {
            foreach ($this->random->shuffleArray(array_keys($turns)) as $name) {
                foreach ($turns[$name]() as $figure => $value) {
                    $samples[$name][$figure][] = $value;
                }
            }
        }

        return array_map(
            static fn(array $figures): array => array_map(static fn(array $values): Timing => new Timing($values), $figures),
            $samples,
        );
    }
}
