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
    public function testEveryoneHasOneTurnPerRoundInRandomOrder(): void
    {
        /** @var \ArrayObject<int, string> $turns */
        $turns = new \ArrayObject();
        $sampler = static fn(string $name): \Closure => static function () use ($turns, $name): float {
            $turns->append($name);

            return (float) \count($turns);
        };
        $rounds = 0;
        $timings = (new Sampler(new Randomizer(new Mt19937(1)), rounds: 20))->run(
            ['a' => $sampler('a'), 'b' => $sampler('b'), 'c' => $sampler('c')],
            static function () use (&$rounds): void {
                ++$rounds;
            },
        );

        self::assertSame(20, $rounds);
        $orders = array_map(implode(...), array_chunk($turns->getArrayCopy(), 3));
        self::assertCount(20, $orders);
        self::assertGreaterThan(1, \count(array_unique($orders)), 'The order never changes.');
        foreach ($orders as $round => $order) {
            self::assertSame('abc', count_chars($order, 3), "Not everyone had a turn in round {$round}.");
            // A sample is the number of the turn in which it was taken.
            self::assertSame(3.0 * $round + (int) strpos($order, 'b') + 1, $timings['b']->samples[$round]);
        }
    }
}
