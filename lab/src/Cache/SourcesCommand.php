<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Measure\Worker;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;
use Symfony\Component\Filesystem\Filesystem;

/**
 * Compares the forms of caches, and repeats three published comparisons of them, with what they left out: small values.
 *
 * @phpstan-type Wanted array{string, Form, ?Form, float, ?Form}
 */
final class SourcesCommand
{
    private const DUMP = 'serialize against var_export';

    private const TREES = ['tree-16', 'tree-31', 'tree-151', 'tree-301', 'tree-1501', 'tree-4501', 'tree-20501'];

    private const VALUES = ['objects-1', 'objects-10', 'objects-100', 'objects-1000', 'objects-20000', 'objects-1000000', 'arrays-20000', 'integers-1000000'];

    private const COMPARED = [Form::Serialize, Form::Igbinary, Form::Msgpack, Form::Required, Form::Kiln, Form::KilnNative, Form::KilnFile];

    /** A million objects are there to see how the time grows; other forms take more memory for them than many machines have. */
    private const COMPARED_WITH_A_MILLION = [Form::Igbinary, Form::Kiln, Form::KilnNative];

    private const FORMS = [Form::Allowed, Form::Igbinary, Form::Msgpack, Form::Required, Form::ByReflection, Form::Kiln, Form::KilnNative, Form::KilnFile];

    private const CODE = [Form::Required, Form::ByReflection, Form::FileFloor, Form::KilnFile];

    private const ARRAYS = [Form::Serialize, Form::Igbinary, Form::Msgpack, Form::Json, Form::Kiln, Form::KilnNative];

    private const WITH_JSON = [Form::Json, Form::JsonUnescaped, Form::Igbinary, Form::Msgpack, Form::Serialize, Form::Kiln, Form::KilnNative, Form::KilnJson, Form::IgbinaryChecked];

    /** What the tables call a figure, the factor of its unit, and whether it is that of one of many. */
    private const FIGURES = [
        'forms' => [
            'bytes' => ['bytes', 1.0], 'read' => ['read, us', 1.0], 'write' => ['write, us', 1.0], 'live' => ['memory, bytes', 1.0],
            'read 1' => ['read in a web request, us', 1e3], 'read 10' => ['ten at a time, us', 1e3],
        ],
        'integers' => [
            'write' => ['write, ns for each', 1e3, true], 'read' => ['read, ns for each', 1e3, true], 'bytes' => ['bytes for each', 1.0, true],
        ],
        'texts' => ['write' => ['write, ms for 200,000 calls', 200.0], 'read' => ['read, ms for as many', 200.0], 'bytes' => ['bytes', 1.0]],
        'entries' => ['write' => ['write, us', 1.0], 'read' => ['read, us', 1.0], 'bytes' => ['bytes', 1.0]],
        'entries cold' => ['cold' => ['read without opcache, us', 1.0]],
        'dump' => ['read' => ['command line with opcache, ms to read', 1e-3], 'bytes' => ['kB', 1e-3]],
        'dump cold' => ['cold' => ['command line without opcache, ms to read', 1e-3]],
        'web' => [
            'read 1' => ['ms for a request', 1.0], 'read 10' => ['ms for a request, ten at a time', 1.0],
            'inside' => ['us to read inside of a request', 1e3],
        ],
    ];

    /** Goals of a value: of a figure and a form of Kiln, how many times that of another it may be (null: of the best other), and the floor. */
    private const BESIDE_IGBINARY = [
        ['read', Form::Kiln, Form::Igbinary, 0.55, null], ['read', Form::KilnNative, Form::Igbinary, 0.25, null],
        ['read', Form::KilnFile, Form::Igbinary, 0.30, null], ['read 1', Form::KilnFile, Form::Igbinary, 0.30, null],
        ['read 10', Form::KilnFile, Form::Igbinary, 0.30, null], ['write', Form::KilnNative, Form::Igbinary, 0.60, null],
        ['bytes', Form::Kiln, Form::Igbinary, 0.60, null], ['live', Form::KilnNative, Form::Igbinary, 0.40, null],
    ];

    /** How many times the time of igbinary the extension may take, by kind of value; 1 for others. */
    private const NATIVELY = ['int' => 1.5, 'string' => 1.5, 'date' => 0.7, 'entity' => 0.7, 'tree' => 0.7];

    /** Of what the checks alone take, where serialize() writes the value. */
    private const ABOVE_FLOOR = 1.6;

    private const OF_ENTRIES = [
        ['write', Form::Kiln, Form::Allowed, 1.2, Form::Floor], ['write', Form::Kiln, Form::Floor, self::ABOVE_FLOOR, null],
        ['read', Form::Kiln, Form::Floor, self::ABOVE_FLOOR, null], ...self::OF_READING,
    ];

    private const OF_READING = [
        ['read', Form::Kiln, Form::Allowed, 1.1, Form::Floor],
        ['read', Form::KilnFile, null, 1.0, Form::FileFloor], ['cold', Form::KilnFile, null, 1.0, Form::FileFloor],
    ];

    /** Microseconds in a request, for 16 objects, and what may be out of reach. */
    private const ON_THE_WEB = ['kiln' => [60, ''], 'kiln-native' => [20, ''], 'kiln-file' => [15, 'require-checked']];

    /** A file compares its classes before it makes objects; of more objects than these, that takes nothing that could be seen. */
    private const FLOOR_UP_TO = 301;

    /** Behind the web server, of each form; without room in opcache each request compiles the file. */
    private const REQUESTS = 200;

    private const REQUESTS_WITHOUT_ROOM = 20;

    private const PHP = ['opcache.enable_cli' => '1', 'opcache.memory_consumption' => '512', 'opcache.file_update_protection' => '0', 'memory_limit' => '4G'];

    private Report $report;

    private Rounds $rounds;

    /** Of the values; is emptied. */
    private string $directory;

    /** Milliseconds that a sample lasts at least. */
    private float $sampleTime;

    /** @var array<string, bool> by form and value */
    private array $isThere = [];

    /** @param list<string> $arguments */
    public function run(array $arguments, string $project): int
    {
        $options = Options::of($arguments, ['source', 'value', 'rounds', 'requests', 'directory', 'quick']);
        $sources = $options->choice('source', ['integers', 'texts', 'entries', 'dump', 'web', 'forms']);
        $isQuick = isset($options->named['quick']);
        $this->rounds = new Rounds($isQuick ? 1 : Options::number($options->named['rounds'] ?? '5', '--rounds'));
        $requests = $isQuick ? 20 : Options::number($options->named['requests'] ?? (string) self::REQUESTS, '--requests');
        $directory = $options->named['directory'] ?? "{$project}/var/lab/sources";
        $this->directory = "{$directory}/values";
        (new Filesystem())->remove($this->directory);
        (new Filesystem())->mkdir($this->directory);
        $this->sampleTime = $isQuick ? 1.0 : 20.0;
        $this->report = new Report(array_filter(array_map(phpversion(...), ['igbinary' => 'igbinary', 'msgpack' => 'msgpack', 'kiln' => 'kiln']), \is_string(...)));
        foreach (Form::cases() as $form) {
            if ($form->isMissing() !== null) {
                $this->report->warn("NOT MEASURED: {$form->value}. {$form->isMissing()}");
            }
        }
        $trees = $isQuick ? ['tree-16', 'tree-1501'] : self::TREES;
        $dumped = [...$trees, $isQuick ? 'tree-20501' : 'tree-10501'];
        // The time for one must stay the same, however many there are.
        $integers = $isQuick ? ['integers-100000', 'integers-200000'] : ['integers-100000', 'integers-500000', 'integers-2000000'];
        foreach ($sources as $source) {
            match ($source) {
                'forms' => $this->forms($options->choice('value', self::VALUES), $project),
                'integers' => $this->goals(self::natively(1.0), $this->tables('Arrays of integers', $integers, self::ARRAYS, $source)),
                'texts' => $this->goals(
                    self::natively(1.0, Form::IgbinaryChecked),
                    $this->tables('Nested texts in Chinese', ['texts'], self::WITH_JSON, $source),
                ),
                'entries' => $this->small([...Value::SMALL, ...$trees]),
                'dump' => $this->goals(
                    [['read', Form::KilnNative, Form::Igbinary, 0.7, Form::FileAlone], ...self::OF_READING],
                    $this->tables(self::DUMP, $dumped, [Form::Serialize, ...self::FORMS, Form::Floor, Form::FileFloor, Form::FileAlone], $source, isReadFromFile: true)
                    + $this->tables(self::DUMP, $dumped, [Form::Igbinary, ...self::CODE], 'dump cold', isReadFromFile: true, hasOpcache: false),
                ),
                default => $this->web($isQuick ? $trees : ['tree-16', 'tree-1501', 'tree-20501'], $requests, $project),
            };
        }

        return $this->report->finish("{$directory}/sources.json", !$isQuick);
    }

    /**
     * Objects of seven properties, arrays and integers.
     *
     * @param list<string> $values
     */
    private function forms(array $values, string $project): void
    {
        $results = [];
        foreach ($values as $name) {
            $value = new Value($name);
            $results[$name] = $this->measure($name === 'objects-1000000' ? self::COMPARED_WITH_A_MILLION : self::COMPARED, $value);
            foreach ($name === 'objects-20000' ? $this->onTheWeb($value, $project) : [] as $form => $figures) {
                $results[$name][$form] = ($results[$name][$form] ?? []) + $figures;
            }
        }
        $series = $this->print('', 'forms', $results);
        foreach (Documented::VALUES as $corner => $titles) {
            if (array_intersect_key($titles, $results) !== []) {
                $this->report->documented('docs/measurements.md', Documented::forms($corner, $titles, $series));
            }
        }
        $this->goals(self::BESIDE_IGBINARY, $series, 'objects-20000');
        $this->goals([['read', Form::KilnNative, Form::Igbinary, 0.40, null]], $series, 'integers-1000000');
        $this->goals(self::natively(1.10), $series, 'objects-1', 'objects-10');
        $many = $results['objects-20000'][Form::KilnNative->value] ?? [];
        $memory = isset($many['live'], $many['made']) ? $many['live']->ratioTo($many['made']) : null;
        $this->report->goals(new Goal('memory: objects-20000, kiln-native against new', 1.10, $memory));
        foreach ([Form::Kiln->value, Form::KilnNative->value] as $form) {
            $thousand = $results['objects-1000'][$form]['read'] ?? null;
            $ratio = $thousand === null ? null : ($results['objects-1000000'][$form]['read'] ?? null)?->times(1e-3)->ratioTo($thousand);
            $this->report->goals(new Goal("time for an object, 1,000,000 against 1,000, {$form}", 1.5, $ratio));
        }
    }

    /** @return list<Wanted> of the extension: a multiple of what igbinary takes */
    private static function natively(float $most, ?Form $floor = null): array
    {
        return [
            ['write', Form::KilnNative, Form::Igbinary, $most, $floor],
            ['read', Form::KilnNative, Form::Igbinary, $most, $floor],
            ['bytes', Form::KilnNative, Form::Igbinary, $most, null],
        ];
    }

    /** @return array<string, array<string, Timing>> by form and figure */
    private function onTheWeb(Value $value, string $project): array
    {
        $web = Web::of($project, $this->report);
        $requests = (int) ceil(self::REQUESTS / $this->rounds->rounds);
        $turns = [];
        foreach (self::COMPARED as $form) {
            if ($web !== null && $this->isThere($form, $value)) {
                $file = (new Entry($form, $value, $this->directory))->file;
                $turns[$form->value] = static fn(): array => $web->read($form, $value, $file, 'defaults', $requests, [1, 10])[0];
            }
        }

        return $this->rounds->run($turns);
    }

    /**
     * What caches are full of, from one value on.
     *
     * @param list<string> $values
     */
    private function small(array $values): void
    {
        $forms = [...self::FORMS, Form::Floor, Form::FileFloor, Form::IgbinaryChecked];
        $series = $this->tables('Entries', $values, $forms, 'entries') + $this->tables('Entries', $values, self::CODE, 'entries cold', hasOpcache: false);
        $rounds = $this->rounds->rounds;
        $this->report->documented('docs/caching.md', Documented::small($series, asRatios: true));
        $this->report->documented('docs/measurements.md', "Small values, in microseconds, medians of {$rounds} rounds:\n\n" . Documented::small($series));
        foreach ($values as $name) {
            [$write, $read] = self::natively(self::NATIVELY[explode('-', $name)[0]] ?? 1.0, Form::IgbinaryChecked);
            $this->goals([$write, $read, ...self::OF_ENTRIES], $series, $name);
            $bytes = $series['bytes']->rows[$name] ?? [];
            $more = isset($bytes['kiln-native'], $bytes['igbinary']) ? $bytes['kiln-native']->median() - $bytes['igbinary']->median() : null;
            $this->report->goals(new Goal("Entries: {$name}, size beyond that of igbinary", 3, $more, 'bytes'));
        }
    }

    /**
     * serialize against var_export behind nginx and PHP-FPM.
     *
     * @param list<string> $values
     */
    private function web(array $values, int $requests, string $project): void
    {
        $web = Web::of($project, $this->report);
        if ($web === null) {
            return;
        }
        foreach (Web::OPCACHE as $opcache => $settings) {
            // Where opcache has another state, only what is code can differ; igbinary is there to compare it with.
            [$forms, $concurrency, $count] = $opcache === 'defaults'
                ? [[Form::Serialize, ...self::FORMS, Form::FileFloor], [1, 10], $requests]
                : [[Form::Igbinary, ...self::CODE], [1], min($requests, self::REQUESTS_WITHOUT_ROOM)];
            $results = $notes = [];
            foreach ($values as $name) {
                $value = new Value($name);
                foreach (array_filter($forms, fn(Form $form): bool => $this->isThere($form, $value)) as $form) {
                    $this->report->progress("web, opcache {$opcache}, {$name}, {$form->value}");
                    [$times, $note] = $web->read($form, $value, (new Entry($form, $value, $this->directory))->file, $opcache, $count, $concurrency);
                    foreach ($times as $figure => $time) {
                        $isNothing = str_starts_with($figure, 'nothing');
                        $results[$name][$isNothing ? 'nothing' : $form->value][str_replace('nothing', 'read', $figure)] ??= new Timing([$time]);
                    }
                    $notes[] = $note;
                }
            }
            $state = $settings === [] ? '' : ' (' . urldecode(http_build_query($settings, '', ', ')) . ')';
            $notes = array_values(array_filter($notes, \is_string(...)));
            $series = $this->print(self::DUMP . ", web, opcache {$opcache}{$state}", 'web', $results, $notes);
            if ($opcache === 'defaults') {
                $this->goals([['inside', Form::KilnFile, null, 1.0, Form::FileFloor]], $series);
                foreach (self::ON_THE_WEB as $name => [$most, $floor]) {
                    $times = array_map(static fn(Timing $timing): float => $timing->median(), $series['inside']->rows['tree-16'] ?? []);
                    $title = "16 objects inside of a request: {$name}";
                    $this->report->goals(new Goal($title, $most, $times[$name] ?? null, 'us', floor: $times[$floor] ?? null));
                }
            }
        }
    }

    /**
     * Each sample in a process of its own, in turns.
     *
     * @param list<Form> $forms
     *
     * @return array<string, array<string, Timing>> by form and figure: microseconds to `write` and `read`, `bytes`, and the memory of
     *         the value when it is read, `live`, and when constructors make it, `made`; without opcache those to read alone, `cold`
     */
    private function measure(array $forms, Value $value, bool $isReadFromFile = false, bool $hasOpcache = true): array
    {
        $this->report->progress($value->name . ($isReadFromFile ? ', from files' : '') . ($hasOpcache ? '' : ', without opcache'));
        $settings = ['opcache.enable_cli' => $hasOpcache ? '1' : '0'] + self::PHP;
        $turns = [];
        foreach ($forms as $form) {
            $entry = new Entry($form, $value, $this->directory, $isReadFromFile, $this->sampleTime);
            if ($this->isThere($form, $value)) {
                $turns[$form->value] = static fn(): array => Worker::sample([$entry, 'sample'], $form->isNative(), $settings);
            }
        }
        $measured = $this->rounds->run($turns);

        return $hasOpcache ? $measured : array_map(static fn(array $figures): array => isset($figures['read']) ? ['cold' => $figures['read']] : [], $measured);
    }

    /**
     * Writes the file in a process that has Kiln's extension only for the form that needs it, and compares what is read of it.
     *
     * @throws \RuntimeException when Kiln gives back something else than it was given
     */
    private function isThere(Form $form, Value $value): bool
    {
        $key = "{$form->value} {$value->name}";
        if (isset($this->isThere[$key]) || $form->isMissing() !== null) {
            return $this->isThere[$key] ?? false;
        }
        $problem = Worker::answer([new Entry($form, $value, $this->directory), 'examine'], $form->isNative(), self::PHP)['problem'] ?? null;
        if (\is_string($problem) && $form->isKiln()) {
            throw new \RuntimeException("{$form->value} {$problem} with {$value->name}.");
        }
        if (\is_string($problem)) {
            $this->report->warn("NOT MEASURED: {$form->value} with {$value->name}, because it {$problem}.");
        }

        return $this->isThere[$key] = !\is_string($problem);
    }

    /**
     * @param list<string>             $values
     * @param list<Form>               $forms
     * @param key-of<self::FIGURES> $figures
     *
     * @return array<string, Series> by figure
     */
    private function tables(string $title, array $values, array $forms, string $figures, bool $isReadFromFile = false, bool $hasOpcache = true): array
    {
        $results = [];
        foreach ($values as $name) {
            // Only the classes of the trees are restored by reflection as well.
            $isRestored = static fn(Form $form): bool => $form !== Form::ByReflection || str_starts_with($name, 'tree');
            $ofValue = array_values(array_filter($forms, $isRestored));
            $results[$name] = $this->measure($ofValue, new Value($name), $isReadFromFile, $hasOpcache);
        }

        return $this->print($title, $figures, $results);
    }

    /**
     * @param key-of<self::FIGURES>                            $figures
     * @param array<string, array<string, array<string, Timing>>> $results by value, form and figure
     * @param list<string>                                        $notes
     *
     * @return array<string, Series> by figure
     */
    private function print(string $title, string $figures, array $results, array $notes = []): array
    {
        $series = [];
        foreach (self::FIGURES[$figures] as $figure => $unit) {
            $rows = [];
            foreach ($results as $value => $forms) {
                $factor = $unit[1] / (isset($unit[2]) ? (new Value($value))->count : 1);
                foreach (array_filter(array_map(static fn(array $timings): ?Timing => $timings[$figure] ?? null, $forms)) as $form => $timing) {
                    $rows[$value][$form] = $timing->times($factor);
                }
            }
            $series[$figure] = new Series(ltrim("{$title}: {$unit[0]}", ': '), $rows);
            $this->report->table($series[$figure]->table($notes));
        }

        return $series;
    }

    /**
     * @param list<Wanted>          $wanted
     * @param array<string, Series> $series by figure
     * @param string                $values all that were measured where none is named
     */
    private function goals(array $wanted, array $series, string ...$values): void
    {
        foreach ($wanted as [$figure, $form, $other, $most, $floor]) {
            foreach ($values === [] ? array_keys($series[$figure]->rows) : $values as $name) {
                $objects = (new Value($name))->objects();
                if ($other !== Form::Floor || $objects <= self::FLOOR_UP_TO) {
                    $isFloor = $floor !== Form::FileFloor || $objects < self::FLOOR_UP_TO;
                    $this->report->goals($series[$figure]->goal($most, $name, $form, $other, $isFloor ? $floor : null));
                }
            }
        }
    }
}
