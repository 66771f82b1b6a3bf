<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\FirstUseRow;
use Kiln\Lab\Report\StreamRow;

/**
 * Measures jobs in fresh processes.
 */
final readonly class Probes
{
    private const DIRECTORY = 'first-use';

    public function __construct(private FreshProcess $process, private CacheDirectories $directories) {}

    /**
     * First use with an empty directory, and with a filled one when the contender keeps anything there.
     *
     * @param positive-int $processes
     *
     * @return list<FirstUseRow>
     */
    public function firstUses(Job $job, int $processes): array
    {
        $rows = [self::firstUse($job, array_map(fn(): array => $this->inEmptyDirectory($job), range(1, $processes)), false)];
        $directory = $this->directories->of(self::DIRECTORY);
        if (!CacheDirectories::isEmpty($directory)) {
            $filled = array_map(fn(): array => $this->run(Probe::FirstUse, $job, $directory), range(1, $processes));
            $rows[] = self::firstUse($job, $filled, true);
        }

        return $rows;
    }

    /**
     * @param positive-int $items
     */
    public function stream(Job $job, int $items): StreamRow
    {
        $measured = $this->run(Probe::Stream, $job, $job->cacheDirectory, $items);

        return new StreamRow($job->direction, $job->contender->name(), $items, (int) $measured['peak'], (float) $measured['time'], (int) $measured['bytes']);
    }

    /**
     * @return array<string, float|int>
     */
    private function inEmptyDirectory(Job $job): array
    {
        $this->directories->clear(self::DIRECTORY);

        return $this->run(Probe::FirstUse, $job, $this->directories->of(self::DIRECTORY));
    }

    /**
     * @param non-empty-list<array<string, float|int>> $measured
     */
    private static function firstUse(Job $job, array $measured, bool $cached): FirstUseRow
    {
        return new FirstUseRow(
            $job->workload->name,
            $job->direction,
            $job->contender->name(),
            $cached,
            new Timing(array_map(static fn(array $one): float => (float) $one['library'], $measured)),
            new Timing(array_map(static fn(array $one): float => (float) $one['classes'], $measured)),
            (int) $measured[0]['count'],
        );
    }

    /**
     * @return array<string, float|int>
     */
    private function run(Probe $probe, Job $job, string $cacheDirectory, int $items = 0): array
    {
        return $this->process->run([$probe->value, ...$job->arguments($cacheDirectory), (string) $items]);
    }
}
