<?php

declare(strict_types=1);

namespace Kiln\Lab;

use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Measure\Sampler;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\FirstUseRow;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Report\Results;
use Kiln\Lab\Report\Row;
use Kiln\Lab\Report\StreamRow;
use Kiln\Lab\Report\Verdict;
use Kiln\Lab\Workload\Workload;

/**
 * One run: checks what the contenders do, times those who do it right, and has the probes measure the rest.
 */
final readonly class Bench
{
    /**
     * @param list<Contender> $contenders
     * @param list<Workload>  $workloads
     * @param list<Direction> $directions
     */
    public function __construct(
        private array $contenders,
        private array $workloads,
        private array $directions,
        private Extent $extent,
        private Sampler $sampler,
        private Probes $probes,
        private CacheDirectories $directories,
        private Progress $progress,
    ) {}

    public function run(): Results
    {
        $packages = array_merge(...array_map(static fn(Contender $contender): array => $contender->packages(), $this->contenders));
        $machine = Machine::describe($packages);
        $examinations = $this->examine();
        $timings = $this->time($examinations);
        $rows = $this->rows($examinations, $timings);
        $firstUses = $this->firstUses($examinations);
        $streams = $this->streams($examinations);
        $titles = [];
        foreach ($this->workloads as $workload) {
            $titles[$workload->name] = $workload->title;
        }

        return new Results($machine, $titles, $rows, $firstUses, $streams);
    }

    /**
     * @return list<Examination>
     */
    private function examine(): array
    {
        $this->progress->start('Comparing what the contenders make with the reference', \count($this->workloads) * \count($this->directions) * \count($this->contenders));
        $examinations = [];
        foreach ($this->workloads as $workload) {
            foreach ($this->directions as $direction) {
                foreach ($this->contenders as $contender) {
                    $job = new Job($contender, $workload, $direction, $this->directories->of($contender->name()));
                    $examinations[] = Examination::of($job);
                    $this->progress->advance();
                }
            }
        }
        $this->progress->finish();

        return $examinations;
    }

    /**
     * @param list<Examination> $examinations
     *
     * @return array<string, array<string, Timing>> by group and contender
     */
    private function time(array $examinations): array
    {
        $groups = [];
        foreach ($examinations as $examination) {
            if ($examination->call !== null) {
                $groups[$examination->job->group()][$examination->job->contender->name()] = $examination->call;
            }
        }
        $this->progress->start("Timing, {$this->extent->rounds} rounds", $this->sampler->samples($groups));
        $timings = $this->sampler->run($groups, $this->progress->advance(...));
        $this->progress->finish();

        return $timings;
    }

    /**
     * @param list<Examination>                    $examinations
     * @param array<string, array<string, Timing>> $timings
     *
     * @return list<Row>
     */
    private function rows(array $examinations, array $timings): array
    {
        $this->progress->start('Measuring memory in fresh processes', \count($examinations));
        $rows = [];
        foreach ($examinations as $examination) {
            $job = $examination->job;
            $rows[] = new Row(
                $job->workload->name,
                $job->direction,
                $job->contender->name(),
                $examination->verdict,
                $examination->note,
                $timings[$job->group()][$job->contender->name()] ?? null,
                $this->extent->memory && $examination->verdict === Verdict::Timed ? $this->probes->memory($job) : null,
            );
            $this->progress->advance();
        }
        $this->progress->finish();

        return $rows;
    }

    /**
     * @param list<Examination> $examinations
     *
     * @return list<FirstUseRow>
     */
    private function firstUses(array $examinations): array
    {
        $this->progress->start('Measuring first use in fresh processes', \count($examinations));
        $rows = [];
        foreach ($examinations as $examination) {
            if ($this->extent->firstUses > 0 && $examination->verdict === Verdict::Timed && !$examination->job->contender instanceof ExtJson) {
                array_push($rows, ...$this->probes->firstUses($examination->job, $this->extent->firstUses));
            }
            $this->progress->advance();
        }
        $this->progress->finish();

        return $rows;
    }

    /**
     * @param list<Examination> $examinations
     *
     * @return list<StreamRow>
     */
    private function streams(array $examinations): array
    {
        $rows = [];
        foreach ($examinations as $examination) {
            $job = $examination->job;
            if ($job->contender instanceof Kiln && $job->workload->name === 'catalogue' && $examination->verdict === Verdict::Timed) {
                $this->progress->start("Streaming, {$job->direction->value}", \count($this->extent->streamItems));
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
