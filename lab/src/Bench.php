<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Measure\PhpProcess;
use Kiln\Lab\Measure\Sampler;
use Kiln\Lab\Measure\Worker;
use Kiln\Lab\Report\FirstUseRow;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Report\Results;
use Kiln\Lab\Report\Row;
use Kiln\Lab\Report\StreamRow;
use Kiln\Lab\Report\Verdict;
use Kiln\Lab\Workload\Workload;

/**
 * One run: times the contenders that do the work, against each other, and has the probes measure the rest.
 */
final readonly class Bench
{
    private const STREAMED_WORKLOAD = 'catalogue';

    /**
     * @param list<Contender> $contenders
     * @param list<Workload>  $workloads
     * @param list<Direction> $directions
     * @param list<string>    $omissions  what is not measured, and why
     */
    public function __construct(
        private array $contenders,
        private array $workloads,
        private array $directions,
        private Extent $extent,
        private Sampler $sampler,
        private PhpProcess $php,
        private Probes $probes,
        private CacheDirectories $directories,
        private Progress $progress,
        private array $omissions,
    ) {}

    public function run(): Results
    {
        $packages = array_merge(...array_map(static fn(Contender $contender): array => $contender->packages(), $this->contenders));
        $machine = Machine::describe($packages);
        $titles = [];
        $rows = [];
        $firstUses = [];
        $streams = [];
        foreach ($this->workloads as $workload) {
            $titles[$workload->name] = $workload->title;
            foreach ($this->directions as $direction) {
                $jobs = $this->jobs($workload, $direction);
                $this->progress->start("{$direction->value} {$workload->name}", $this->extent->rounds);
                $compared = $this->compare($jobs);
                array_push($rows, ...array_values($compared));
                $timed = array_filter($jobs, static fn(Job $job): bool => $compared[$job->contender->name()]->verdict === Verdict::Timed);
                if ($workload->jms?->isDefault() !== false) {
                    array_push($firstUses, ...$this->firstUses($timed));
                }
                array_push($streams, ...$this->streams($timed));
            }
        }

        return new Results($machine, $titles, $rows, $firstUses, $streams, $this->omissions);
    }

    /**
     * @return list<Job> the same work for every contender that it is meant for
     */
    private function jobs(Workload $workload, Direction $direction): array
    {
        $jobs = [];
        foreach ($this->contenders as $contender) {
            if ($contender->handles($workload)) {
                $jobs[] = new Job($contender, $workload, $direction, $this->directories->of($contender->name()));
            }
        }

        return $jobs;
    }

    /**
     * @param list<Job> $jobs
     *
     * @return array<string, Row> by contender
     */
    private function compare(array $jobs): array
    {
        $workers = [];
        foreach ($jobs as $job) {
            $workers[$job->contender->name()] = $job->contender->packages() === [] ? null : Worker::start($this->php, $job, $this->extent->sampleTime);
        }
        $timed = array_filter($workers, static fn(?Worker $worker): bool => $worker?->verdict === Verdict::Timed);
        $timings = $this->sampler->run(array_map(static fn(Worker $worker): \Closure => $worker->sample(...), $timed), $this->progress->advance(...));
        $this->progress->finish();
        $rows = [];
        foreach ($jobs as $job) {
            $name = $job->contender->name();
            $worker = $workers[$name];
            $worker?->stop();
            $rows[$name] = new Row(
                $job->workload->name,
                $job->direction,
                $name,
                $worker === null ? Verdict::NotInstalled : $worker->verdict,
                $worker?->note,
                $timings[$name] ?? null,
                $worker?->memory,
            );
        }

        return $rows;
    }

    /**
     * @param array<Job> $jobs
     *
     * @return list<FirstUseRow>
     */
    private function firstUses(array $jobs): array
    {
        if ($this->extent->firstUses === 0) {
            return [];
        }
        $rows = [];
        $this->progress->start('  first use', \count($jobs));
        foreach ($jobs as $job) {
            if (!$job->contender instanceof ExtJson) {
                array_push($rows, ...$this->probes->firstUses($job, $this->extent->firstUses));
            }
            $this->progress->advance();
        }
        $this->progress->finish();

        return $rows;
    }

    /**
     * @param array<Job> $jobs
     *
     * @return list<StreamRow>
     */
    private function streams(array $jobs): array
    {
        $rows = [];
        foreach ($jobs as $job) {
            if ($job->contender instanceof Kiln && $job->workload->name === self::STREAMED_WORKLOAD) {
                $this->progress->start('  streaming', \count($this->extent->streamItems));
                foreach ($this->extent->streamItems as $items) {
                    $rows[] = $this->probes->stream($job, $items);
                    $this->progress->advance();
                }
                $this->progress->finish();
            }
        }

        return $rows;
    }
}
