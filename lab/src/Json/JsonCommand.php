<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Measure\Worker;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Report;
use Kiln\Lab\Report\Table;
use Symfony\Component\Filesystem\Filesystem;

/** Measures serializers against each other, or formats. */
final class JsonCommand
{
    private const STREAMS = [1_000, 10_000, 100_000];

    private const FIRST_USES = 3;

    private const LOSSES = ['time' => 'takes %s times the time of %s.', 'peak' => 'needs %s times the memory of %s at its height.', 'classes' => 'takes %s times as long as %s for the first use.'];

    private Report $report;

    private Results $results;

    private Rounds $rounds;

    /** Where contenders keep what they generate: a directory each, readable by nobody else, as on a server. */
    private string $directory;

    private bool $isQuick = false;

    /** @param list<string> $workloads that there are */
    public function __construct(private readonly array $workloads, private readonly string $file) {}

    /** @param list<string> $arguments */
    public function run(array $arguments, string $project): int
    {
        $options = Options::of($arguments, ['workload', 'contender', 'direction', 'rounds', 'seed', 'json', 'quick']);
        $all = Contenders::all();
        $named = array_flip([Contender::JSON, ...$options->choice('contender', array_keys($all))]);
        $workloads = $missing = [];
        foreach ($options->choice('workload', $this->workloads) as $name) {
            try {
                $workloads[$name] = Workloads::get($name);
            } catch (\OutOfBoundsException $problem) {
                $missing[$name] = $problem->getMessage();
            }
        }
        $handlesAny = static fn(Contender $contender): bool => array_filter($workloads, $contender->handles) !== [];
        $contenders = array_filter(array_intersect_key($all, $named), $handlesAny);
        $directions = $options->choice('direction', Job::DIRECTIONS);
        $seed = Options::number($options->named['seed'] ?? (string) random_int(1, 1_000_000), '--seed');
        $this->isQuick = isset($options->named['quick']);
        $this->rounds = new Rounds($this->isQuick ? 2 : Options::number($options->named['rounds'] ?? '9', '--rounds'), $seed);
        $this->results = new Results();
        $this->directory = "{$project}/var/lab";
        $packages = array_map(static fn(Contender $contender): array => $contender->packages(), $contenders);
        $this->report = new Report(array_merge(...array_values($packages)));
        echo "Seed of the random order: {$seed}\n";
        // Of what classes were in an earlier run, nothing may be left.
        $this->cleared('written');
        foreach ($contenders as $name => $contender) {
            $this->cleared($name);
            $this->cleared("{$name}-oracle");
            if ($packages[$name] === []) {
                $this->report->warn("NOT MEASURED: {$name}, because it is not installed, or PHP runs without the extension of Kiln.");
                unset($contenders[$name]);
            }
        }
        foreach ($missing as $name => $problem) {
            $this->report->warn("NOT MEASURED: the workload \"{$name}\". {$problem}");
        }
        foreach ($workloads as $name => $workload) {
            foreach ($directions as $direction) {
                $this->report->progress("{$direction} {$name}");
                $does = static fn(Contender $contender): bool => ($contender->handles)($workload) && !($contender->onlyReads && $direction === 'write');
                $this->compare($workload, $direction, array_filter($contenders, $does));
            }
        }
        $this->perWork(
            'First use of classes, in fresh processes',
            '/^first (.*), (.*)/',
            ['library', 'classes', 'count'],
            ['library ms', 'classes ms', 'classes', 'ms per class'],
            static fn(float $library, float $classes, float $count): array => [$library, $classes, (int) $count, $classes / $count],
        );
        $this->perWork(
            'Kiln over streams',
            '/^stream (.*), (.*)/',
            ['bytes', 'peak', 'time'],
            ['document', 'peak memory', 'time ms', 'speed'],
            static fn(float $bytes, float $peak, float $time): array => [Table::bytes($bytes), Table::bytes($peak), $time, \sprintf('%.0f MB/s', $bytes / 1e3 / $time)],
        );
        $this->report->table(Formats::table($this->results));
        if (array_intersect(array_keys($workloads), Persons::names()) !== []) {
            $this->report->table(Persons::published($this->results));
            $this->report->table(Persons::same($this->results));
        }
        $this->report->goals(...(new Goals($this->results))->all());
        $this->losses();

        return $this->report->finish($options->named['json'] ?? "{$project}/var/{$this->file}.json", !$this->isQuick);
    }

    /** @param array<string, Contender> $contenders by name */
    private function compare(Workload $workload, string $direction, array $contenders): void
    {
        $facts = $turns = [];
        foreach ($contenders as $name => $contender) {
            $job = $this->job($workload, $direction, $contender);
            $facts[$name] = Worker::answer([$job, 'examine']);
            if (!isset($facts[$name]['problem'])) {
                $turns[$name] = static fn(): array => Worker::sample([$job, 'sample']);
            }
        }
        $times = $this->rounds->run($turns);
        $work = "{$direction} {$workload->name}";
        foreach ($facts as $name => $found) {
            $problem = $found['problem'] ?? null;
            $this->results->add($work, $name, ($times[$name] ?? []) + Timing::each(array_filter($found, \is_int(...))), \is_string($problem) ? $problem : null);
        }
        if ($workload->isSmall()) {
            return;
        }
        $this->table($workload, $work);
        foreach (array_intersect_key($contenders, $turns) as $contender) {
            if (!$this->isQuick && $contender->makesObjects && \in_array($workload->name, Workloads::NAMES, true) && $workload->jms?->isDefault() !== false) {
                $this->firstUses($workload, $direction, $contender);
            }
            foreach ($contender->engine !== null && $workload->name === 'catalogue' ? self::STREAMS : [] as $items) {
                foreach ($items <= 1_000 || !$this->isQuick ? Streaming::FORMATS : [] as $format) {
                    $sample = Worker::sample([new Streaming($this->job($workload, $direction, $contender), $items, $format), 'sample']);
                    $this->results->add("stream {$direction} {$format}, " . number_format($items) . ' items', $contender->name, Timing::each($sample));
                }
            }
        }
    }

    private function job(Workload $workload, string $direction, Contender $contender, ?string $directory = null): Job
    {
        return new Job($contender, $workload, $direction, $directory ?? $this->directoryOf($contender->name), $this->isQuick ? 0.0 : 20.0);
    }

    private function directoryOf(string $name): string
    {
        return "{$this->directory}/" . strtr($name, '/', '-');
    }

    private function cleared(string $name): void
    {
        (new Filesystem())->remove($this->directoryOf($name));
        (new Filesystem())->mkdir($this->directoryOf($name), 0o700);
    }

    /** With an empty directory, and with a filled one when the contender keeps anything there. */
    private function firstUses(Workload $workload, string $direction, Contender $contender): void
    {
        $directory = $this->directoryOf('first-use');
        $job = $this->job($workload, $direction, $contender, $directory);
        foreach (['empty', 'filled'] as $state) {
            if ($state === 'filled' && \count((array) scandir($directory)) <= 2) {
                return;
            }
            $figures = (new Rounds(self::FIRST_USES))->run(['' => function () use ($job, $state): array {
                if ($state === 'empty') {
                    $this->cleared('first-use');
                }

                return Worker::sample([$job, 'firstUse']);
            }])[''] ?? [];
            $count = Timing::each(['count' => \count(Reference::reachableFrom($workload->class))]);
            $this->results->add("first {$direction} {$workload->name}, {$state} directory", $contender->name, $figures + $count);
        }
    }

    private function table(Workload $workload, string $work): void
    {
        $rows = $notes = $samples = [];
        $isTimedKiln = fn(string $name): bool => str_starts_with($name, Contender::KILN) && $this->results->figure($work, $name) !== null;
        $kiln = array_values(array_filter($this->results->contenders($work), $isTimedKiln))[0] ?? Contender::KILN;
        foreach ($this->results->contenders($work) as $name) {
            $timing = $this->results->figure($work, $name);
            if ($timing === null) {
                $notes[] = "{$name} " . mb_strimwidth((string) $this->results->problem($work, $name), 0, 300, '…', 'UTF-8');
                $rows[$name] = ['not timed'];
                continue;
            }
            $samples[$name] = $timing->samples;
            [$bytes, $peak, $result, $plain] = $this->results->medians($work, $name, 'bytes', 'peak', 'result', 'plain');
            $rows[$name] = [
                $bytes === null ? null : (int) $bytes, $timing->median(), $timing->deviation(), Table::number(min($timing->samples)) . '..' . Table::number(max($timing->samples)),
                $this->results->ratio($work, $name), $this->results->ratio($work, $name, $kiln), Table::bytes($peak), Table::bytes($result), $plain === null ? null : ($result ?? 0) / $plain,
            ];
            $this->report->noise("{$work}, {$name}", $timing);
        }
        $columns = ['bytes', 'median ms', 'MAD ms', 'min..max ms', 'x ' . Contender::JSON, "x {$kiln}", 'peak memory', 'result', 'x plain objects'];
        $this->report->table(new Table("{$work}: {$workload->title}", 'contender', $columns, $rows, $notes, $samples));
    }

    /**
     * @param string                                                   $works   what is done, and how, in two groups
     * @param list<string>                                             $figures
     * @param list<string>                                             $columns
     * @param \Closure(float, float, float): list<float|int|string> $cells   gets the medians of the figures
     */
    private function perWork(string $title, string $works, array $figures, array $columns, \Closure $cells): void
    {
        $rows = [];
        foreach ($this->results->works($works) as $work) {
            foreach ($this->results->contenders($work) as $name) {
                [$one, $two, $three] = array_map(floatval(...), $this->results->medians($work, $name, ...$figures));
                $rows[(string) preg_replace($works, "\\1, {$name}, \\2", $work)] = $cells($one, $two, $three);
            }
        }
        $this->report->table(new Table($title, 'what', $columns, $rows));
    }

    /**
     * Every contender that takes less time or less memory for the same work, the yardstick included. Made from the figures, so that
     * nobody can forget one.
     */
    private function losses(): void
    {
        foreach ($this->results->works('/^(write|read|first) (?!old-|person-)/') as $work) {
            $all = $this->results->contenders($work);
            $kilns = array_filter($all, static fn(string $name): bool => str_starts_with($name, Contender::KILN));
            foreach ($kilns as $kiln) {
                $problem = $this->results->problem($work, $kiln);
                $this->report->loss(...$problem === null ? [] : ["{$work}: {$kiln} was not timed: {$problem}"]);
                foreach (array_diff($all, $kilns) as $rival) {
                    foreach (self::LOSSES as $figure => $sentence) {
                        $ratio = $this->results->ratio($work, $kiln, $rival, $figure);
                        if ($ratio !== null && $ratio > 1) {
                            $this->report->loss("{$work}: {$kiln} " . \sprintf($sentence, Table::number($ratio), $rival));
                        }
                    }
                }
            }
        }
    }
}
