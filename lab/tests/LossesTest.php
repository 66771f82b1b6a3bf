<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Direction;
use Kiln\Lab\Measure\MemoryUse;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\FirstUseRow;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\JsonReport;
use Kiln\Lab\Report\Losses;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Report\Results;
use Kiln\Lab\Report\Row;
use Kiln\Lab\Report\StreamRow;
use Kiln\Lab\Report\Verdict;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;

#[CoversClass(Losses::class)]
#[CoversClass(Goal::class)]
#[CoversClass(JsonReport::class)]
#[CoversClass(Results::class)]
final class LossesTest extends TestCase
{
    public function testEveryRivalThatIsAheadIsNamed(): void
    {
        self::assertSame(
            [
                'write catalogue: kiln takes 1.50 times the time of ext/json.',
                'write catalogue: kiln needs 2.0 MB of memory at its height, jms 900 kB.',
                'read catalogue: kiln was not timed (differs). $.a: expected int 1, got nothing',
                'write catalogue, first use of its classes: kiln takes 12.0 ms, jms 3.00 ms.',
                'Goal missed: peak memory of write to a stream is 1.0 MB, wanted is under 1.0 MB.',
            ],
            Losses::of($this->results()),
        );
    }

    public function testGoals(): void
    {
        $measured = [];
        foreach (Goal::all($this->results()) as $goal) {
            $measured[$goal->title] = [$goal->measured, $goal->reached];
        }

        self::assertSame(['1.50 x', true], $measured['write catalogue, kiln against ext/json']);
        self::assertSame([null, false], $measured['read catalogue, kiln against ext/json']);
        self::assertSame(['20.0 x', true], $measured['write catalogue, jms against kiln']);
        self::assertSame([null, false], $measured['write catalogue, kiln-native against ext/json']);
        self::assertSame(['1.0 MB', false], $measured['peak memory of write to a stream']);
        self::assertSame(['4.00 ms', true], $measured['first use of a class, the slowest workload']);
    }

    public function testGoalsOfTheNativeEngine(): void
    {
        $rows = [];
        foreach (['catalogue' => 4.5, 'catalogue-private' => 4.8] as $workload => $time) {
            foreach ([Direction::Write, Direction::Read] as $direction) {
                $rows[] = new Row($workload, $direction, 'ext/json', Verdict::Timed, timing: new Timing([10.0]));
                $rows[] = new Row($workload, $direction, 'kiln-native', Verdict::Timed, timing: new Timing([$time]), memory: $direction === Direction::Write ? new MemoryUse(600, 500, null) : new MemoryUse(990, 880, 800));
                $rows[] = new Row($workload, $direction, 'jms', Verdict::Timed, timing: new Timing([337.5]));
            }
        }
        $measured = [];
        foreach (Goal::all(new Results(Machine::describe([]), ['catalogue' => 'a catalogue'], $rows, [], [], [])) as $goal) {
            $measured[$goal->title] = [$goal->measured, $goal->reached];
        }

        self::assertSame(['0.45 x', true], $measured['write catalogue, kiln-native against ext/json']);
        self::assertSame(['0.45 x', false], $measured['read catalogue, kiln-native against ext/json']);
        self::assertSame(['1.07 x', false], $measured['write, private readonly properties against public ones, kiln-native']);
        self::assertSame(['75.0 x', true], $measured['write catalogue, jms against kiln-native']);
        self::assertSame(['1.20 x', true], $measured['write catalogue, memory at its height against the text, kiln-native']);
        self::assertSame(['1.10 x', true], $measured['read catalogue, memory of the objects against plain ones, kiln-native']);
    }

    public function testTheFileOfResults(): void
    {
        $report = json_decode(JsonReport::of($this->results()), true, 512, JSON_THROW_ON_ERROR);
        self::assertIsArray($report);
        self::assertSame(1, $report['schema']);
        self::assertIsArray($report['machine']);
        self::assertSame(PHP_VERSION, substr((string) json_encode($report['machine']['php']), 1, \strlen(PHP_VERSION)));
        self::assertIsArray($report['rows']);
        self::assertIsArray($report['rows'][1]);
        self::assertSame('kiln', $report['rows'][1]['contender']);
        self::assertSame(1.5, $report['rows'][1]['ratio']);
        self::assertIsArray($report['rows'][1]['timing']);
        self::assertEquals([3, 3, 6], $report['rows'][1]['timing']['samples']);
    }

    private function results(): Results
    {
        $rows = [
            new Row('catalogue', Direction::Write, 'ext/json', Verdict::Timed, timing: new Timing([2.0, 2.0, 4.0])),
            new Row('catalogue', Direction::Write, 'kiln', Verdict::Timed, timing: new Timing([3.0, 3.0, 6.0]), memory: new MemoryUse(2_000_000, 492_000, null)),
            new Row('catalogue', Direction::Write, 'jms', Verdict::Timed, timing: new Timing([60.0, 60.0, 120.0]), memory: new MemoryUse(900_000, 492_000, null)),
            new Row('catalogue', Direction::Read, 'ext/json', Verdict::Timed, timing: new Timing([2.0])),
            new Row('catalogue', Direction::Read, 'kiln', Verdict::Differs, '$.a: expected int 1, got nothing'),
        ];
        $firstUses = [
            new FirstUseRow('catalogue', Direction::Write, 'kiln', false, new Timing([1.0]), new Timing([12.0]), 3),
            new FirstUseRow('catalogue', Direction::Write, 'jms', false, new Timing([1.0]), new Timing([3.0]), 3),
        ];
        $streams = [new StreamRow(Direction::Write, 'kiln', 1000, 1_000_000, 5.0, 9_000_000)];

        return new Results(Machine::describe([]), ['catalogue' => 'a catalogue'], $rows, $firstUses, $streams, []);
    }
}
