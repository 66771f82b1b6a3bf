<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Measure\Sampler;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

#[CoversClass(Sampler::class)]
final class SamplerTest extends TestCase
{
    public function testEveryCallGetsOneSamplePerRoundAndRoundsAreInterleaved(): void
    {
        /** @var list<string> $order */
        $order = [];
        $sampler = static fn(string $name, float $time): \Closure => static function () use (&$order, $name, $time): float {
            $order[] = $name;

            return $time + \count($order);
        };
        $rounds = 0;
        $timings = (new Sampler(new Randomizer(new Mt19937(1)), rounds: 20))->run(
            ['a' => $sampler('a', 100.0), 'b' => $sampler('b', 200.0), 'c' => $sampler('c', 300.0)],
            static function () use (&$rounds): void {
                ++$rounds;
            },
        );

        self::assertSame(20, $rounds);
        $orders = array_map(implode(...), array_chunk(self::all($order), 3));
        self::assertCount(20, $orders);
        self::assertGreaterThan(1, \count(array_unique($orders)), 'The order is never another.');
        foreach ($orders as $round => $names) {
            self::assertSame(3, \strlen(count_chars($names, 3)), "Not everyone had a turn in round {$round}.");
            // The third sample of all is the last of the first round, and so on.
            self::assertSame(200.0 + 3 * $round + strpos($names, 'b') + 1, $timings['b']->samples[$round]);
        }
    }

    /**
     * @param list<string> $names
     *
     * @return list<string>
     */
    private static function all(array $names): array
    {
        return $names;
    }
}
