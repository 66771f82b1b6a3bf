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

/**
 * Measures serializers against each other, or formats.
 */
final class JsonCommand
{
    private const STREAMED_WORKLOAD = 'catalogue';

    private const STREAMS = [1_000, 10_000, 100_000];

    private const FIRST_USES = 3;

    private const LONGEST_NOTE = 300;

    private Report $report;

    private Results $results;

    private Rounds $rounds;

    /** Where contenders keep what they generate: a directory each, readable by nobody else, as on a server. */
    private string $directory;

    private bool $isQuick = false;

    /**
     * @param list<string> $workloads that there are
     */
    public function __construct(private readonly array $workloads, private readonly string $file) {}

    /**
     * @param list<string> $arguments
     * @param string       $project   the root of the project
     *
     * @throws \InvalidArgumentException when the user asks for what there is not
     *
     * @return int the exit code: 0 measured, 3 measured, and a goal is missed
     */
    public function run(array $arguments, string $project): int
    {
        $options = Options::of($arguments, ['workload', 'contender', 'direction', 'rounds', 'seed', 'json', 'quick']);
        $all = Contenders::all();
        $contenders = array_values(array_intersect_key($all, array_flip([Contender::JSON, ...$options->choice('contender', array_keys($all))])));
        $workloads = $missing = [];
        foreach ($options->choice('workload', $this->workloads) as $name) {
            try {
                $workloads[$name] = Workloads::get($name);
            } catch (\OutOfBoundsException $problem) {
                $missing[$name] = $problem->getMessage();
            }
        }
        $contenders = array_filter($contenders, static fn(Contender $contender): bool => array_filter($workloads, $contender->handles(...)) !== []);
        $directions = array_map(Direction::from(...), $options->choice('direction', array_column(Direction::cases(), 'value')));
        $seed = $options->has('seed') ? $options->positive('seed', 1) : random_int(1, 1_000_000);
        $this->isQuick = $options->has('quick');
        $this->rounds = new Rounds($this->isQuick ? 2 : $options->positive('rounds', 15), $seed);
        $this->results = new Results();
        $this->directory = "{$project}/var/lab";
        $this->report = new Report(array_merge(...array_map(static fn(Contender $contender): array => $contender->packages(), $contenders)));
        echo "Seed of the random order: {$seed}\n";
        // Of what classes were in an earlier run, nothing may be left.
        $this->cleared('written');
        foreach ($contenders as $index => $contender) {
            $this->cleared($contender->name);
            $this->cleared("{$contender->name}-oracle");
            if ($contender->packages() === []) {
                $this->report->warn("NOT MEASURED: {$contender->name}, because it is not installed, or PHP runs without the extension of Kiln.");
                unset($contenders[$index]);
            }
        }
        foreach ($missing as $name => $problem) {
            $this->report->warn("NOT MEASURED: the workload \"{$name}\". {$problem}");
        }
        foreach ($workloads as $name => $workload) {
            foreach ($directions as $direction) {
                $this->report->progress("{$direction->value} {$name}");
                $this->compare($workload, $direction, array_filter($contenders, static fn(Contender $contender): bool => $contender->handles($workload) && !($contender->onlyReads && $direction === Direction::Write)));
            }
        }
        $this->firstUseTable();
        $this->streamTable();
        $this->report->table(Formats::table($this->results));
        if (array_intersect(array_keys($workloads), Persons::names()) !== []) {
            $this->report->table(Persons::published($this->results));
            $this->report->table(Persons::same($this->results));
        }
        $this->report->goals(...(new Goals($this->results))->all());
        $this->losses();

        return $this->report->finish($options->text('json', "{$project}/var/{$this->file}.json"), !$this->isQuick);
    }

    /**
     * @param array<Contender> $contenders
     */
    private function compare(Workload $workload, Direction $direction, array $contenders): void
    {
        /** @var array<string, Worker> $workers */
        $workers = $turns = $problems = [];
        foreach ($contenders as $contender) {
            $worker = $workers[$contender->name] = Worker::start([...$this->job($workload, $direction, $contender), $this->isQuick ? '0' : '20']);
            $problem = $worker->facts['problem'] ?? null;
            if (\is_string($problem)) {
                $problems[$contender->name] = $problem;
            } else {
                $turns[$contender->name] = $worker->sample(...);
            }
        }
        $timings = array_map(static fn(array $figures): ?Timing => $figures['time'] ?? null, $this->rounds->run($turns));
        foreach ($contenders as $contender) {
            $name = $contender->name;
            ($workers[$name] ?? null)?->stop();
            $memory = array_map(fn(string $key): ?int => \is_int($bytes = $workers[$name]->facts[$key] ?? null) ? $bytes : null, ['peak', 'result', 'plain', 'bytes']);
            $this->results->add(new Row($workload->name, $direction, $name, $timings[$name] ?? null, $problems[$name] ?? null, ...$memory));
        }
        if ($workload->isSmall()) {
            return;
        }
        $this->table($workload, $direction, array_map(static fn(Contender $contender): string => $contender->name, array_values($contenders)));
        foreach ($contenders as $contender) {
            if (!isset($turns[$contender->name])) {
                continue;
            }
            if (!$this->isQuick && $contender->makesObjects && \in_array($workload->name, Workloads::NAMES, true) && $workload->jms?->isDefault() !== false) {
                $this->firstUses($workload, $direction, $contender);
            }
            foreach ($contender->engine !== null && $workload->name === self::STREAMED_WORKLOAD ? self::STREAMS : [] as $items) {
                foreach ($items <= 1_000 || !$this->isQuick ? Streaming::FORMATS : [] as $format) {
                    $sample = Worker::once(['stream', ...\array_slice($this->job($workload, $direction, $contender), 1), (string) $items, $format]);
                    $this->results->streams[] = ['direction' => $direction, 'contender' => $contender->name, 'format' => $format, 'items' => $items, 'peak' => $sample['peak'] ?? 0.0, 'time' => $sample['time'] ?? 0.0, 'bytes' => $sample['bytes'] ?? 0.0];
                }
            }
        }
    }

    /**
     * @return list<string> as {@see \Kiln\Lab\Tasks::named()} takes it
     */
    private function job(Workload $workload, Direction $direction, Contender $contender, ?string $directory = null): array
    {
        return ['json', $contender->name, $workload->name, $direction->value, $directory ?? "{$this->directory}/" . strtr($contender->name, '/', '-')];
    }

    private function cleared(string $name): void
    {
        $files = new Filesystem();
        $directory = "{$this->directory}/" . strtr($name, '/', '-');
        $files->remove($directory);
        $files->mkdir($directory, 0o700);
    }

    /**
     * With an empty directory, and with a filled one when the contender keeps anything there.
     */
    private function firstUses(Workload $workload, Direction $direction, Contender $contender): void
    {
        foreach ([false, true] as $isCached) {
            $directory = "{$this->directory}/first-use";
            if ($isCached && \count((array) scandir($directory)) <= 2) {
                return;
            }
            $figures = (new Rounds(self::FIRST_USES))->run(['' => function () use ($workload, $direction, $contender, $isCached, $directory): array {
                if (!$isCached) {
                    $this->cleared('first-use');
                }

                return Worker::once(['first-use', ...\array_slice($this->job($workload, $direction, $contender, $directory), 1)]);
            }])[''] ?? [];
            if (!isset($figures['library'], $figures['classes'])) {
                throw new \RuntimeException("{$contender->name} said nothing of a first use.");
            }
            $this->results->firstUses["{$direction->value} {$workload->name}, {$contender->name}, " . ($isCached ? 'filled' : 'empty') . ' directory'] = [
                'workload' => $workload->name, 'direction' => $direction, 'contender' => $contender->name, 'isCached' => $isCached,
                'library' => $figures['library'], 'classes' => $figures['classes'], 'count' => \count(Reference::reachableFrom($workload->class)),
            ];
        }
    }

    /**
     * @param list<string> $contenders
     */
    private function table(Workload $workload, Direction $direction, array $contenders): void
    {
        $rows = $notes = $samples = [];
        $timed = array_values(array_filter($contenders, fn(string $name): bool => str_starts_with($name, 'kiln') && $this->results->row($workload->name, $direction, $name)?->timing !== null));
        $kiln = $timed[0] ?? Contender::KILN;
        foreach ($contenders as $name) {
            $row = $this->results->row($workload->name, $direction, $name);
            $timing = $row?->timing;
            if ($row === null || $timing === null) {
                $notes[] = "{$name} " . mb_strimwidth((string) $row?->problem, 0, self::LONGEST_NOTE, '…', 'UTF-8');
                $rows[$name] = ['not timed'];
                continue;
            }
            $samples[$name] = $timing->samples;
            $rows[$name] = [
                $row->bytes, $timing->median(), $timing->deviation(), Table::number($timing->min()) . '..' . Table::number($timing->max()),
                $this->results->ratio($workload->name, $direction, $name), $this->results->ratio($workload->name, $direction, $name, $kiln),
                Table::bytes($row->peak), Table::bytes($row->result), $row->plain === null ? null : ($row->result ?? 0) / $row->plain,
            ];
            $this->report->noise("{$workload->name}, {$direction->value}, {$name}", $timing);
        }
        $columns = ['bytes', 'median ms', 'MAD ms', 'min..max ms', 'x ' . Contender::JSON, "x {$kiln}", 'peak memory', 'result', 'x plain objects'];
        $this->report->table(new Table("{$direction->value} {$workload->name}: {$workload->title}", 'contender', $columns, $rows, $notes, $samples));
    }

    private function firstUseTable(): void
    {
        $rows = [];
        foreach ($this->results->firstUses as $title => $use) {
            $rows[$title] = [$use['library']->median(), $use['classes']->median(), $use['count'], $use['classes']->median() / $use['count']];
        }
        $this->report->table(new Table('First use of classes, in fresh processes', 'what', ['library ms', 'classes ms', 'classes', 'ms per class'], $rows));
    }

    private function streamTable(): void
    {
        $rows = [];
        foreach ($this->results->streams as $stream) {
            $rows["{$stream['direction']->value} {$stream['format']}, {$stream['contender']}, " . number_format($stream['items']) . ' items'] = [Table::bytes($stream['bytes']), Table::bytes($stream['peak']), $stream['time'], \sprintf('%.0f MB/s', $stream['bytes'] / 1e3 / $stream['time'])];
        }
        $this->report->table(new Table('Kiln over streams', 'what', ['document', 'peak memory', 'time ms', 'speed'], $rows));
    }

    /**
     * Every contender that takes less time or less memory for the same work, the yardstick included. Made from the figures, so that
     * nobody can forget one.
     */
    private function losses(): void
    {
        $rows = array_filter($this->results->rows(), static fn(Row $row): bool => !\in_array($row->workload, Persons::names(), true));
        $kilns = array_filter($rows, static fn(Row $row): bool => str_starts_with($row->contender, Contender::KILN));
        foreach ($kilns as $kiln) {
            $what = "{$kiln->direction->value} {$kiln->workload}";
            if ($kiln->problem !== null) {
                $this->report->loss("{$what}: {$kiln->contender} was not timed: {$kiln->problem}");
            }
            foreach ($rows as $rival) {
                if ($rival->workload !== $kiln->workload || $rival->direction !== $kiln->direction || str_starts_with($rival->contender, Contender::KILN)) {
                    continue;
                }
                $ratio = $this->results->ratio($kiln->workload, $kiln->direction, $kiln->contender, $rival->contender);
                if ($ratio !== null && $ratio > 1) {
                    $this->report->loss(\sprintf('%s: %s takes %.2f times the time of %s.', $what, $kiln->contender, $ratio, $rival->contender));
                }
                if ($kiln->peak !== null && $rival->peak !== null && $kiln->peak > $rival->peak) {
                    $this->report->loss("{$what}: {$kiln->contender} needs " . Table::bytes($kiln->peak) . " of memory at its height, {$rival->contender} " . Table::bytes($rival->peak) . '.');
                }
            }
        }
        foreach ($this->results->firstUses as $title => $kiln) {
            foreach (str_starts_with($kiln['contender'], Contender::KILN) ? $this->results->firstUses : [] as $rival) {
                $isSame = [$rival['workload'], $rival['direction'], $rival['isCached']] === [$kiln['workload'], $kiln['direction'], $kiln['isCached']];
                if ($isSame && !str_starts_with($rival['contender'], Contender::KILN) && $rival['classes']->median() < $kiln['classes']->median()) {
                    $this->report->loss(\sprintf('First use, %s: %s ms, %s %s ms.', $title, Table::number($kiln['classes']->median()), $rival['contender'], Table::number($rival['classes']->median())));
                }
            }
        }
    }
}
