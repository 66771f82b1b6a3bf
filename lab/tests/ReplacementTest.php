<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Direction;
use Kiln\Lab\Measure\MemoryUse;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\JsonReport;
use Kiln\Lab\Report\Losses;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Report\Replacement;
use Kiln\Lab\Report\Results;
use Kiln\Lab\Report\Row;
use Kiln\Lab\Report\TextReport;
use Kiln\Lab\Report\Verdict;
use Kiln\Lab\Workload\Workloads;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Console\Output\BufferedOutput;

#[CoversClass(Replacement::class)]
#[CoversClass(Losses::class)]
#[CoversClass(JsonReport::class)]
#[CoversClass(TextReport::class)]
final class ReplacementTest extends TestCase
{
    public function testEveryWorkloadInTheDialectHasAGoal(): void
    {
        $workloads = (new Workloads())->matching(['jms-*']);
        $rows = [];
        foreach ($workloads as $workload) {
            foreach (Direction::cases() as $direction) {
                array_push($rows, ...self::pair($workload, $direction, jms: 20.0, kiln: 1.0));
            }
        }
        $wanted = [];
        foreach (Replacement::all(self::results($rows)) as $replacement) {
            $wanted[$replacement->workload][$replacement->direction->value] = $replacement->wanted;
            self::assertTrue($replacement->isFastEnough());
            self::assertTrue($replacement->isSmallEnough());
            self::assertSame([], $replacement->misses());
        }

        self::assertEqualsCanonicalizing($workloads, array_keys($wanted));
        self::assertSame(['write' => 18.0, 'read' => 8.0], $wanted['jms-catalogue']);
        self::assertSame(['write' => 18.0, 'read' => 8.0], $wanted['jms-webhooks-groups']);
        self::assertSame(['write' => 8.0, 'read' => 8.0], $wanted['jms-catalogue-handler']);
    }

    public function testAGoalIsReachedExactlyAtItsLimit(): void
    {
        self::assertTrue(self::only(self::pair('jms-catalogue', Direction::Write, jms: 18.0, kiln: 1.0))->isFastEnough());
        self::assertFalse(self::only(self::pair('jms-catalogue', Direction::Write, jms: 17.9, kiln: 1.0))->isFastEnough());
        self::assertTrue(self::only(self::pair('jms-catalogue', Direction::Write, 18.0, 1.0, jmsMemory: 500, kilnMemory: 500))->isSmallEnough());
        self::assertFalse(self::only(self::pair('jms-catalogue', Direction::Write, 18.0, 1.0, jmsMemory: 500, kilnMemory: 501))->isSmallEnough());
    }

    public function testTheNativeEngineHasGoalsOfItsOwn(): void
    {
        $rows = [
            ...self::pair('jms-catalogue', Direction::Write, jms: 74.0, kiln: 2.0),
            new Row('jms-catalogue', Direction::Write, 'kiln-jms-native', Verdict::Timed, timing: new Timing([1.0]), memory: new MemoryUse(1, 0, null)),
            ...self::pair('jms-catalogue', Direction::Read, jms: 40.0, kiln: 2.0),
            new Row('jms-catalogue', Direction::Read, 'kiln-jms-native', Verdict::Timed, timing: new Timing([1.0]), memory: new MemoryUse(1, 0, null)),
            ...self::pair('jms-webhooks', Direction::Read, jms: 40.0, kiln: 2.0),
            new Row('jms-webhooks', Direction::Read, 'kiln-jms-native', Verdict::NotInstalled),
        ];
        $seen = [];
        foreach (Replacement::all(self::results($rows)) as $replacement) {
            $seen[] = [$replacement->workload, $replacement->direction->value, $replacement->kiln->contender, $replacement->wanted, $replacement->isFastEnough()];
        }

        self::assertSame(
            [
                ['jms-catalogue', 'write', 'kiln-jms', 18.0, true],
                ['jms-catalogue', 'write', 'kiln-jms-native', 75.0, false],
                ['jms-catalogue', 'read', 'kiln-jms', 8.0, true],
                ['jms-catalogue', 'read', 'kiln-jms-native', 40.0, true],
                ['jms-webhooks', 'read', 'kiln-jms', 8.0, true],
            ],
            $seen,
        );
    }

    public function testEveryMissIsTold(): void
    {
        $rows = [
            ...self::pair('jms-catalogue', Direction::Write, jms: 30.0, kiln: 2.0, jmsMemory: 3_000_000, kilnMemory: 3_200_000),
            ...self::pair('jms-catalogue', Direction::Read, jms: 30.0, kiln: 2.0),
            new Row('jms-webhooks', Direction::Read, 'jms', Verdict::Timed, timing: new Timing([9.0])),
            new Row('jms-webhooks', Direction::Read, 'kiln-jms', Verdict::Differs, '$.a: expected int 1, got nothing'),
        ];

        self::assertSame(
            [
                'write jms-catalogue: kiln-jms needs 3.2 MB of memory at its height, jms 3.0 MB.',
                'read jms-webhooks: kiln-jms was not timed (differs). $.a: expected int 1, got nothing',
                'Goal missed: write jms-catalogue, kiln-jms in the place of JMS is 15.0 x as fast, wanted is at least 18 x.',
                'Goal missed: write jms-catalogue, kiln-jms in the place of JMS needs 200 kB more memory at its height than JMS.',
                'Goal missed: read jms-webhooks, kiln-jms in the place of JMS could not be measured.',
            ],
            Losses::of(self::results($rows)),
        );
    }

    public function testTheSectionOfTheReport(): void
    {
        $rows = [
            ...self::pair('jms-catalogue', Direction::Write, jms: 30.0, kiln: 2.0, jmsMemory: 3_000_000, kilnMemory: 2_000_000),
            new Row('jms-catalogue', Direction::Read, 'jms', Verdict::Timed, timing: new Timing([9.0]), memory: new MemoryUse(5_000_000, 0, null)),
            new Row('jms-catalogue', Direction::Read, 'kiln-jms', Verdict::Failed, 'Its process ended early.'),
        ];
        $output = new BufferedOutput();
        (new TextReport($output))->print(self::results($rows));
        $text = (string) preg_replace('/ +/', ' ', $output->fetch());

        self::assertStringContainsString("\njms-catalogue write kiln-jms missed reached 30.0 2.00 15.0 x 18 x 3.0 MB 2.0 MB \n", $text);
        self::assertStringContainsString("\njms-catalogue read kiln-jms not measured not measured 9.00 failed 8 x 5.0 MB \n", $text);
    }

    public function testTheFileOfResults(): void
    {
        $report = json_decode(JsonReport::of(self::results(self::pair('jms-catalogue', Direction::Write, jms: 30.0, kiln: 2.0))), true, 512, JSON_THROW_ON_ERROR);

        self::assertIsArray($report);
        self::assertSame(
            [['workload' => 'jms-catalogue', 'direction' => 'write', 'contender' => 'kiln-jms', 'ratio' => 15, 'wanted' => 18, 'timeReached' => false, 'memoryReached' => true, 'jmsPeakMemory' => 3_000_000, 'kilnPeakMemory' => 1_000_000]],
            $report['inPlaceOfJms'],
        );
    }

    /**
     * @return list<Row>
     */
    private static function pair(string $workload, Direction $direction, float $jms, float $kiln, int $jmsMemory = 3_000_000, int $kilnMemory = 1_000_000): array
    {
        return [
            new Row($workload, $direction, 'kiln-jms', Verdict::Timed, timing: new Timing([$kiln]), memory: new MemoryUse($kilnMemory, 0, null)),
            new Row($workload, $direction, 'jms', Verdict::Timed, timing: new Timing([$jms]), memory: new MemoryUse($jmsMemory, 0, null)),
        ];
    }

    /**
     * @param list<Row> $rows
     */
    private static function only(array $rows): Replacement
    {
        $all = Replacement::all(self::results($rows));
        self::assertCount(1, $all);

        return $all[0];
    }

    /**
     * @param list<Row> $rows
     */
    private static function results(array $rows): Results
    {
        return new Results(Machine::describe([]), ['jms-catalogue' => 'a catalogue'], $rows, [], [], []);
    }
}
