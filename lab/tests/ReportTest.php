<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Json\Goals;
use Kiln\Lab\Json\Results;
use Kiln\Lab\Json\Workloads;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\TestCase;

#[CoversNothing]
final class ReportTest extends TestCase
{
    public function testAGoalIsReachedExactlyAtItsLimit(): void
    {
        self::assertSame([true, false], [Goal::atMost('a', 1.5, 1.5)->isReached(), Goal::atMost('a', 1.5, 1.6)->isReached()]);
        self::assertSame([true, false], [Goal::atLeast('a', 18, 18.0)->isReached(), Goal::atLeast('a', 18, 17.9)->isReached()]);
        self::assertSame([false, false], [Goal::atMost('a', 1.5, null)->isReached(), Goal::atMost('a', 1.5, null)->isMissed()]);
    }

    public function testAGoalBelowWhatIsPossibleIsOutOfReachAndNotMissed(): void
    {
        $states = static fn(Goal $goal): array => [$goal->isReached(), $goal->isOutOfReach(), $goal->isMissed()];

        self::assertSame([false, true, false], $states(Goal::atMost('a', 1.5, 2.5)->above(1.6)));
        self::assertSame([false, false, true], $states(Goal::atMost('a', 1.5, 2.5)->above(1.5)), 'It could be reached.');
        self::assertSame([true, false, false], $states(Goal::atMost('a', 1.5, 1.4)->above(1.6)));
        self::assertSame([false, false, true], $states(Goal::atMost('a', 1.5, 2.5)->above(null)), 'Nobody knows.');
        self::assertSame([false, false, false], $states(Goal::atMost('a', 1.5, null)->above(1.6)));
        self::assertSame('out of reach: the checks alone 1.60 x', Goal::atMost('a', 1.5, 2.5)->above(1.6)->cells()[2]);
    }

    public function testARunThatMissesAGoalFailsUnlessItWasATrial(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-lab-');
        try {
            foreach ([[1.0, true, 0, null], [2.0, true, Report::GOAL_MISSED, null], [2.0, false, 0, null], [null, true, 0, null], [2.0, true, 0, 1.9]] as [$measured, $judges, $code, $floor]) {
                ob_start();
                $report = new Report([]);
                $report->goals(Goal::atMost('a goal', 1.5, $measured)->above($floor));
                self::assertSame($code, $report->finish($file, $judges));
                self::assertSame($code === 0 && $judges, !str_contains((string) ob_get_clean(), 'MISSED'));
            }
            self::assertStringContainsString('"schema": 3', (string) file_get_contents($file));
        } finally {
            unlink($file);
        }
    }

    public function testWhatServersRunWithDoesNotDependOnThisProcess(): void
    {
        ob_start();
        new Report([], isOfServers: true);

        self::assertStringNotContainsString('opcache', (string) ob_get_clean());
    }

    public function testWhatIsNoFileIsWrittenToAndStays(): void
    {
        $pipe = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(6));
        posix_mkfifo($pipe, 0o600);
        $end = fopen($pipe, 'r+');
        self::assertIsResource($end);
        try {
            ob_start();
            (new Report([]))->finish($pipe, true);
            ob_end_clean();
            self::assertSame(['fifo', "{\n"], [filetype($pipe), fgets($end)]);
        } finally {
            fclose($end);
            unlink($pipe);
        }
    }

    public function testGoalsOfSerializers(): void
    {
        $results = new Results();
        foreach (['catalogue' => 4.5, 'catalogue-private' => 4.8] as $workload => $time) {
            foreach (['write', 'read'] as $direction) {
                $results->add("{$direction} {$workload}", 'ext/json', self::figures(10.0));
                $results->add("{$direction} {$workload}", 'kiln-native', self::figures($time, ['peak' => 600, 'result' => 500, 'plain' => 480]));
                $results->add("{$direction} {$workload}", 'jms', self::figures(337.5));
            }
        }
        foreach (Workloads::NAMES as $workload) {
            $results->add("read {$workload}", 'kiln-jms', self::figures(2.0, ['peak' => 501]));
            $results->add("read {$workload}", 'liip', self::figures(4.0, ['peak' => 500]));
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
            self::assertNotNull($goals[$title]->measured ?? null, $title);
            self::assertSame($isReached, $goals[$title]->isReached(), $title);
        }
        foreach (Workloads::ofJms() as $workload) {
            self::assertArrayHasKey("write {$workload}, jms against kiln-jms", $goals);
            self::assertArrayHasKey("read {$workload}, kiln-jms-native against jms, memory at its height", $goals);
        }
    }

    /**
     * @param array<string, int> $memory
     *
     * @return array<string, Timing>
     */
    private static function figures(float $time, array $memory = []): array
    {
        return array_map(static fn(float|int $figure): Timing => new Timing([(float) $figure]), ['time' => $time] + $memory);
    }

    public function testOptions(): void
    {
        $options = Options::of(['3', '--workload=c*', '--workload=a', '--quick'], ['workload', 'quick', 'rounds']);

        self::assertSame(['3'], $options->alone);
        self::assertSame(['a', 'cat', 'cow'], $options->choice('workload', ['a', 'b', 'cat', 'cow']));
        self::assertSame([true, false, 15], [$options->has('quick'), $options->has('rounds'), $options->positive('rounds', 15)]);
        $refused = [
            static fn(): mixed => Options::of(['--round=1'], ['rounds']),
            static fn(): mixed => Options::of(['--rounds=0'], ['rounds'])->positive('rounds', 1),
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
