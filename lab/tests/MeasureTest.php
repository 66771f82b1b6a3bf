<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Stopwatch;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Web\Server;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\TestCase;

#[CoversNothing]
final class MeasureTest extends TestCase
{
    public function testStatistics(): void
    {
        $timing = new Timing([9.0, 1.0, 2.0]);

        self::assertSame(2.0, $timing->median());
        self::assertSame(1.0, $timing->deviation(), 'The distances from 2 are 7, 1 and 0.');
        self::assertSame(2.5, (new Timing([4.0, 1.0, 3.0, 2.0]))->median());
        // In the second round the machine was ten times slower. The ratio of the medians would be 4 / 10.
        self::assertSame(2.0, (new Timing([2.0, 20.0, 4.0]))->ratioTo(new Timing([1.0, 10.0, 16.0])));
    }

    public function testEveryoneHasOneTurnPerRoundInRandomOrder(): void
    {
        /** @var \ArrayObject<int, string> $turns */
        $turns = new \ArrayObject();
        $turn = static fn(string $name): \Closure => static function () use ($turns, $name): array {
            $turns->append($name);

            return ['turn' => (float) \count($turns), "of {$name}" => 1.0];
        };
        $measured = (new Rounds(20, seed: 1))->run(['a' => $turn('a'), 'b' => $turn('b'), 'c' => $turn('c')]);

        $orders = array_map(implode(...), array_chunk($turns->getArrayCopy(), 3));
        self::assertCount(20, $orders);
        self::assertGreaterThan(1, \count(array_unique($orders)), 'The order never changes.');
        self::assertSame(['a', 'b', 'c'], array_keys($measured));
        self::assertSame(['turn', 'of b'], array_keys($measured['b']));
        foreach ($orders as $round => $order) {
            self::assertSame('abc', count_chars($order, 3), "Not everyone had a turn in round {$round}.");
            // A sample is the number of the turn in which it was taken.
            self::assertSame(3.0 * $round + (int) strpos($order, 'b') + 1, $measured['b']['turn']->samples[$round] ?? null);
        }
    }

    public function testShortCallsAreTimedWithoutWhatStandsAroundThem(): void
    {
        $nothing = static fn(string $text): string => $text;
        $hash = static fn(string $text): string => hash('sha256', $text);
        $idle = static fn(): mixed => $nothing('text');

        $alone = Stopwatch::sample(static fn(): mixed => $hash('text'), 5.0, $idle);
        self::assertLessThan($alone / 4, Stopwatch::sample($idle, 5.0, $idle), 'What does nothing takes no time.');
        self::assertGreaterThan(0.0, $alone);
        $works = static function (): void {
            for ($end = Stopwatch::now() + 2.0; Stopwatch::now() < $end;);
        };
        self::assertEqualsWithDelta(2.0, Stopwatch::sample($works, 5.0), 0.5, 'Milliseconds of the processor.');
        self::assertLessThan(1.0, Stopwatch::sample(static fn(): mixed => time_nanosleep(0, 2_000_000), 5.0), 'Who waits takes no time of the processor.');
    }

    public function testApacheBenchIsReadAndFailedRequestsAreNoFigure(): void
    {
        $report = "Complete requests:      20\nFailed requests:        0\nTime per request:       12.345 [ms] (mean)\nTime per request:       1.234 [ms] (mean, across all concurrent requests)\n";
        self::assertSame(12.345, Server::timeIn($report));

        $this->expectException(\RuntimeException::class);
        Server::timeIn("Non-2xx responses:      20\n{$report}");
    }
}
