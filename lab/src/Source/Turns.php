<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Measure\Timing;

/**
 * Takes the measurements of several contenders in turns, in random order.
 */
final readonly class Turns
{
    /**
     * @param positive-int $rounds
     */
    public function __construct(private int $rounds) {}

    /**
     * @param array<string, \Closure(): array<string, float|int>> $probes by contender; each gives values by name
     *
     * @return array<string, array<string, Timing>> by name and contender
     */
    public function take(array $probes): array
    {
        $samples = [];
        $names = array_keys($probes);
        for ($round = 0; $round < $this->rounds; ++$round) {
            shuffle($names);
            foreach ($names as $contender) {
                foreach ($probes[$contender]() as $name => $value) {
                    $samples[$name][$contender][] = (float) $value;
                }
            }
        }

        return array_map(static function (array $contenders) use ($probes): array {
            $timings = [];
            foreach (array_keys($probes) as $contender) {
                if (isset($contenders[$contender])) {
                    $timings[$contender] = new Timing($contenders[$contender]);
                }
            }

            return $timings;
        }, $samples);
    }
}
