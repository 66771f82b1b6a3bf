<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Json\Goals;
use Kiln\Lab\Json\Results;
use Kiln\Lab\Json\Workloads;
use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Stopwatch;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;
use Kiln\Lab\Web\Server;
use PHPUnit\Framework\TestCase;

final class ReportTest extends TestCase
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

    public function testAGoalIsReachedExactlyAtItsLimitAndOutOfReachBelowWhatIsPossible(): void
    {
        $goal = static fn(?float $measured, ?float $floor = null): Goal => new Goal('a', 1.5, $measured, floor: $floor);
        self::assertSame('reached', $goal(1.5)->state());
        self::assertSame('MISSED', $goal(1.6)->state(), 'Nobody knows what is possible.');
        self::assertSame('not measured', $goal(null)->state());
        self::assertSame('reached', (new Goal('a', 18, 18.0, kind: 'at least'))->state());
        self::assertSame('MISSED', (new Goal('a', 18, 17.9, kind: 'at least'))->state());
        self::assertSame('MISSED', $goal(2.5, 1.5)->state(), 'It could be reached.');
        self::assertSame('reached', $goal(1.4, 1.6)->state());
        self::assertSame('not measured', $goal(null, 1.6)->state());
        self::assertSame('out of reach: the checks alone 1.60 x', $goal(2.5, 1.6)->cells()[2]);
    }

    public function testARunThatMissesAGoalFailsUnlessItWasATrial(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-lab-');
        try {
            foreach ([[1.0, true, 0, null], [2.0, true, Report::GOAL_MISSED, null], [2.0, false, 0, null], [null, true, 0, null], [2.0, true, 0, 1.9]] as [$measured, $judges, $code, $floor]) {
                [$exit, $text] = self::finished($file, $judges, new Goal('a goal', 1.5, $measured, floor: $floor));
                self::assertSame($code, $exit);
                self::assertSame($code === 0 && $judges, !str_contains($text, 'MISSED'));
            }
            self::assertStringContainsString('"schema": 3', (string) file_get_contents($file));
        } finally {
            unlink($file);
        }
    }

    public function testWhatServersRunWithDoesNotDependOnThisProcessAndWhatIsNoFileIsWrittenToAndStays(): void
    {
        $pipe = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(6));
        posix_mkfifo($pipe, 0o600);
        $end = fopen($pipe, 'r+');
        self::assertIsResource($end);
        try {
            self::assertStringNotContainsString('opcache', self::finished($pipe, true)[1]);
            self::assertSame(['fifo', "{\n"], [filetype($pipe), fgets($end)]);
        } finally {
            fclose($end);
            unlink($pipe);
        }
    }

    /** @return array{int, string} the exit code of a run with servers, and what it has printed */
    private static function finished(string $file, bool $judges, Goal ...$goals): array
    {
        ob_start();
        $report = new Report([], isOfServers: true);
        $report->goals(...$goals);

        return [$report->finish($file, $judges), (string) ob_get_clean()];
    }

    public function testGoalsOfSerializers(): void
    {
        $results = new Results();
        foreach (['catalogue' => 4.5, 'catalogue-private' => 4.8] as $workload => $time) {
            foreach (["write {$workload}", "read {$workload}"] as $work) {
                $results->add($work, 'ext/json', Timing::each(['time' => 10.0]));
                $results->add($work, 'kiln-native', Timing::each(['time' => $time, 'peak' => 600, 'result' => 500, 'plain' => 480]));
                $results->add($work, 'jms', Timing::each(['time' => 337.5]));
            }
        }
        foreach (Workloads::NAMES as $workload) {
            $results->add("read {$workload}", 'kiln-jms', Timing::each(['time' => 2.0, 'peak' => 501]));
            $results->add("read {$workload}", 'liip', Timing::each(['time' => 4.0, 'peak' => 500]));
        }
        $goals = [];
        foreach ((new Goals($results))->all() as $goal) {
            self::assertArrayNotHasKey($goal->title, $goals, 'Each goal has a name of its own.');
            $goals[$goal->title] = $goal;
        }
        $reached = [
            'write catalogue, kiln-native against ext/json' => true,
            'read catalogue, kiln-native against ext/json' => false,
            'write, private readonly properties against public ones, kiln-native' => false,
            'write catalogue, jms against kiln-native' => true,
            'write catalogue, memory at its height against the text, kiln-native' => true,
            'read catalogue, memory of the objects against plain ones, kiln-native' => true,
            'read jms-catalogue-public, kiln-jms against liip' => true,
            'read jms-catalogue-public, kiln-jms against liip, memory at its height' => false,
        ];
        foreach ($reached as $title => $isReached) {
            self::assertSame($isReached ? 'reached' : 'MISSED', ($goals[$title] ?? null)?->state(), $title);
        }
        foreach (Workloads::OF_JMS as $workload) {
            self::assertArrayHasKey("write {$workload}, jms against kiln-jms", $goals);
            self::assertArrayHasKey("read {$workload}, kiln-jms-native against jms, memory at its height", $goals);
        }
    }

    public function testOptions(): void
    {
        $options = Options::of(['3', '--workload=c*', '--workload=a', '--quick'], ['workload', 'quick', 'rounds']);

        self::assertSame(['3'], $options->alone);
        self::assertSame(['a', 'cat', 'cow'], $options->choice('workload', ['a', 'b', 'cat', 'cow']));
        self::assertSame(['workload' => 'c*,a', 'quick' => ''], $options->named);
        $refused = [
            static fn(): mixed => Options::of(['--round=1'], ['rounds']),
            static fn(): mixed => Options::number('0', '--rounds'),
            static fn(): mixed => $options->choice('workload', ['a', 'b']),
        ];
        foreach ($refused as $call) {
            try {
                $call();
                self::fail('It is not refused.');
            } catch (\InvalidArgumentException $exception) {
                self::assertStringMatchesFormat('%s.', $exception->getMessage());
            }
        }
    }
}
