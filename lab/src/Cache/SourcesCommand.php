<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;

/**
 * Compares the forms of caches, and repeats three published comparisons of them, with what they left out: small values.
 */
final class SourcesCommand
{
    /** By the name of the command. */
    private const SOURCES = ['sources' => ['integers', 'texts', 'entries', 'dump', 'web'], 'forms' => ['forms']];

    private const VALUES = ['objects-1', 'objects-10', 'objects-100', 'objects-1000', 'objects-20000', 'objects-1000000', 'arrays-20000', 'integers-1000000'];

    private const COMPARED = [Form::Serialize, Form::Igbinary, Form::Msgpack, Form::Required, Form::Kiln, Form::KilnNative, Form::KilnFile];

    /** A million objects are there to see how the time grows; other forms take more memory for them than many machines have. */
    private const COMPARED_WITH_A_MILLION = [Form::Igbinary, Form::Kiln, Form::KilnNative];

    private const FIGURES = ['bytes' => 'bytes', 'read' => 'read, us', 'write' => 'write, us', 'live' => 'memory, bytes', 'web 1' => 'read in a web request, us', 'web 10' => 'ten at a time, us'];

    /** What docs/caching.md shows, by the corner of the table. */
    private const DOCUMENTED = [
        'objects' => ['objects-1000' => '1,000', 'objects-20000' => '20,000', 'objects-1000000' => '1,000,000'],
        '' => ['arrays-20000' => '20,000 arrays of seven keys', 'integers-1000000' => '1,000,000 random integers'],
    ];

    /** How many times igbinary's figure that of Kiln may be. */
    private const BESIDE_IGBINARY = [
        ['objects-20000', 'read', Form::Kiln, 0.55], ['objects-20000', 'read', Form::KilnNative, 0.25], ['objects-20000', 'read', Form::KilnFile, 0.30],
        ['objects-20000', 'web 1', Form::KilnFile, 0.30], ['objects-20000', 'web 10', Form::KilnFile, 0.30], ['objects-20000', 'write', Form::KilnNative, 0.60],
        ['objects-20000', 'bytes', Form::Kiln, 0.60], ['objects-20000', 'live', Form::KilnNative, 0.40], ['integers-1000000', 'read', Form::KilnNative, 0.40],
        ['objects-1', 'read', Form::KilnNative, 1.10], ['objects-1', 'write', Form::KilnNative, 1.10], ['objects-1', 'bytes', Form::KilnNative, 1.10],
        ['objects-10', 'read', Form::KilnNative, 1.10], ['objects-10', 'write', Form::KilnNative, 1.10], ['objects-10', 'bytes', Form::KilnNative, 1.10],
    ];

    private const SIZES = [16, 31, 151, 301, 1_501, 4_501, 10_501, 20_501];

    private const ENTRY_SIZES = [16, 31, 151, 301, 1_501, 4_501, 20_501];

    private const WEB_SIZES = [16, 1_501, 20_501];

    /** Behind the web server, of each form; without room in opcache each request compiles the file. */
    private const REQUESTS = 200;

    private const REQUESTS_WITHOUT_ROOM = 20;

    private const FORMS = [Form::Allowed, Form::Igbinary, Form::Msgpack, Form::Required, Form::ByReflection, Form::Kiln, Form::KilnNative, Form::KilnFile];

    private const CODE = [Form::Required, Form::ByReflection, Form::FileFloor, Form::KilnFile];

    /** A file compares its classes before it makes objects; of more objects than these, that takes nothing that could be seen. */
    private const FILE_FLOOR_UP_TO = 301;

    /** Of what the checks alone take. */
    private const ABOVE_FLOOR = 1.6;

    private const TEXT_CALLS = 200_000;

    private Report $report;

    private Entries $entries;

    private bool $isQuick = false;

    /**
     * @param 'sources'|'forms' $name
     */
    public function __construct(private readonly string $name) {}

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
        $options = Options::of($arguments, ['source', 'value', 'rounds', 'requests', 'directory', 'quick']);
        $sources = $options->choice('source', self::SOURCES[$this->name]);
        $this->isQuick = $options->has('quick');
        $rounds = new Rounds($this->isQuick ? 1 : $options->positive('rounds', $this->name === 'forms' ? 3 : 5));
        $requests = $this->isQuick ? 20 : $options->positive('requests', self::REQUESTS);
        $directory = $options->text('directory', "{$project}/var/lab/{$this->name}");
        $this->report = Entries::report();
        $this->entries = new Entries("{$directory}/values", $rounds, $this->isQuick ? 1.0 : 20.0, $this->report);
        foreach ($sources as $source) {
            match ($source) {
                'forms' => $this->forms($options->choice('value', self::VALUES), $project),
                'integers' => $this->integers($this->isQuick ? [100_000, 200_000] : [100_000, 500_000, 2_000_000]),
                'texts' => $this->texts(),
                'entries' => $this->small($this->isQuick ? [16, 1_501] : self::ENTRY_SIZES),
                'dump' => $this->dump($this->isQuick ? [16, 1_501, 20_501] : self::SIZES),
                default => $this->web($this->isQuick ? [16, 1_501] : self::WEB_SIZES, $requests, $project),
            };
        }

        return $this->report->finish("{$directory}/{$this->name}.json", !$this->isQuick);
    }

    /**
     * Objects of seven properties, arrays and integers.
     *
     * @param list<string> $values
     */
    private function forms(array $values, string $project): void
    {
        $results = $series = [];
        foreach ($values as $name) {
            $value = new Value($name);
            $results[$name] = $this->measure($name === 'objects-1000000' ? self::COMPARED_WITH_A_MILLION : self::COMPARED, $value);
            foreach ($name === 'objects-20000' ? $this->onTheWeb($value, $project) : [] as $form => $figures) {
                $results[$name][$form] = ($results[$name][$form] ?? []) + $figures;
            }
        }
        foreach (self::FIGURES as $figure => $title) {
            $rows = array_filter(array_map(static fn(array $measured): array => self::scaled($measured, $figure, 1.0), $results));
            $series[$figure] = new Series($title, 'value', $rows);
            if ($rows !== []) {
                $this->report->table($series[$figure]->table());
            }
        }
        foreach (self::DOCUMENTED as $corner => $titles) {
            if (array_intersect_key($titles, $results) !== []) {
                $this->report->documented('docs/caching.md', Documented::forms($corner, $titles, $results));
            }
        }
        foreach (self::BESIDE_IGBINARY as [$name, $figure, $form, $most]) {
            $this->report->goals($series[$figure]->atMost($most, $name, $form, Form::Igbinary));
        }
        $many = $results['objects-20000'][Form::KilnNative->value] ?? [];
        $this->report->goals(Goal::atMost('memory: objects-20000, kiln-native against new', 1.10, isset($many['live'], $many['made']) ? $many['live']->ratioTo($many['made']) : null));
        foreach ([Form::Kiln->value, Form::KilnNative->value] as $form) {
            [$thousand, $million] = [$results['objects-1000'][$form]['read'] ?? null, $results['objects-1000000'][$form]['read'] ?? null];
            $this->report->goals(Goal::atMost("time for an object, 1,000,000 against 1,000, {$form}", 1.5, $thousand === null || $million === null ? null : $million->ratioTo($thousand) / 1_000));
        }
    }

    /**
     * @return array<string, array<string, Timing>> by form and figure
     */
    private function onTheWeb(Value $value, string $project): array
    {
        $web = Web::of($project, $this->report);
        $turns = [];
        foreach (self::COMPARED as $form) {
            if ($web !== null && $this->entries->isThere($form, $value)) {
                $turns[$form->value] = function () use ($web, $form, $value): array {
                    [$times] = $web->read($form, $value, $this->entries->file($form, $value), 'defaults', (int) ceil(self::REQUESTS / $this->entries->rounds->rounds), [1, 10]);

                    return ['web 1' => 1e3 * ($times['read 1'] ?? 0.0), 'web 10' => 1e3 * ($times['read 10'] ?? 0.0)];
                };
            }
        }

        return $this->entries->rounds->run($turns);
    }

    /**
     * The time for one must stay the same, however many there are.
     *
     * @param list<positive-int> $counts
     */
    private function integers(array $counts): void
    {
        $rows = [];
        foreach ($counts as $count) {
            $measured = $this->measure([Form::Serialize, Form::Igbinary, Form::Msgpack, Form::Json, Form::Kiln, Form::KilnNative], new Value("integers-{$count}"));
            foreach (['write' => 1e3, 'read' => 1e3, 'bytes' => 1.0] as $figure => $factor) {
                $rows[$figure][number_format($count)] = self::scaled($measured, $figure, $factor / $count);
            }
        }
        foreach (['write' => 'ns for each', 'read' => 'ns for each', 'bytes' => 'for each'] as $figure => $unit) {
            $series = new Series("Arrays of integers: {$figure}, {$unit}", 'integers', $rows[$figure] ?? []);
            $this->report->table($series->table());
            foreach (array_keys($series->rows) as $count) {
                $this->report->goals($series->atMost(1.0, $count, Form::KilnNative, Form::Igbinary));
            }
        }
    }

    /**
     * igbinary against JSON.
     */
    private function texts(): void
    {
        $forms = [Form::Json, Form::JsonUnescaped, Form::Igbinary, Form::Msgpack, Form::Serialize, Form::Kiln, Form::KilnNative, Form::KilnJson];
        $measured = $this->measure($forms, new Value('texts'));
        $series = new Series('Nested texts in Chinese', '', [
            'write, ms for ' . number_format(self::TEXT_CALLS) . ' calls' => self::scaled($measured, 'write', self::TEXT_CALLS / 1e3),
            'read, ms for as many' => self::scaled($measured, 'read', self::TEXT_CALLS / 1e3),
            'bytes' => self::scaled($measured, 'bytes', 1.0),
        ]);
        $this->report->table($series->table());
        foreach (array_keys($series->rows) as $row) {
            $this->report->goals($series->atMost(1.0, $row, Form::KilnNative, Form::Igbinary));
        }
    }

    /**
     * What caches are full of, from one value on.
     *
     * @param list<int> $sizes
     */
    private function small(array $sizes): void
    {
        $values = array_map(static fn(string $name): Value => new Value($name), [...Value::SMALL, ...array_map(static fn(int $size): string => "tree-{$size}", $sizes)]);
        $rows = ['write' => [], 'read' => [], 'bytes' => []];
        $cold = [];
        foreach ($values as $value) {
            $measured = $this->measure(self::formsOf($value, [...self::FORMS, Form::Floor, Form::FileFloor]), $value);
            foreach (array_keys($rows) as $figure) {
                $rows[$figure][$value->name] = self::scaled($measured, $figure, 1.0);
            }
            $cold[$value->name] = self::scaled($this->measure(self::formsOf($value, self::CODE), $value, hasOpcache: false), 'read', 1.0);
        }
        $write = new Series('Entries: write, us', 'value', $rows['write']);
        $read = new Series('Entries: read, us', 'value', $rows['read']);
        $bytes = new Series('Entries: bytes', 'value', $rows['bytes']);
        $readCold = new Series('Entries: read without opcache, us', 'value', $cold);
        foreach ([$write, $read, $bytes, $readCold] as $series) {
            $this->report->table($series->table());
        }
        $this->report->documented('docs/caching.md', "Small values, in microseconds, medians of {$this->entries->rounds->rounds} rounds:\n\n" . Documented::small($write, $read, $bytes));
        foreach ($values as $value) {
            $native = match (true) {
                $value->isScalar() => 1.5,
                $value->hasDates(), $value->objects() >= 16 => 0.7,
                default => 1.0,
            };
            $fileFloor = $value->objects() < self::FILE_FLOOR_UP_TO ? Form::FileFloor : null;
            [$kiln, $igbinary] = [$bytes->rows[$value->name][Form::KilnNative->value] ?? null, $bytes->rows[$value->name][Form::Igbinary->value] ?? null];
            $this->report->goals(
                $write->atMost($native, $value->name, Form::KilnNative, Form::Igbinary),
                $read->atMost($native, $value->name, Form::KilnNative, Form::Igbinary),
                Goal::atMost("Entries: {$value->name}, size beyond that of igbinary", 3, $kiln === null || $igbinary === null ? null : $kiln->median() - $igbinary->median(), 'bytes'),
                $write->atMost(1.2, $value->name, Form::Kiln, Form::Allowed, Form::Floor),
                $write->atMost(self::ABOVE_FLOOR, $value->name, Form::Kiln, Form::Floor),
                $read->atMost(1.1, $value->name, Form::Kiln, Form::Allowed, Form::Floor),
                $read->atMost(self::ABOVE_FLOOR, $value->name, Form::Kiln, Form::Floor),
                $read->atMostBestOther(1.0, $value->name, Form::KilnFile, $fileFloor),
                $readCold->atMostBestOther(1.0, $value->name, Form::KilnFile, $fileFloor),
            );
        }
    }

    /**
     * serialize against var_export on the command line. Reading begins with the file.
     *
     * @param list<int> $sizes
     */
    private function dump(array $sizes): void
    {
        $warm = $cold = $bytes = [];
        foreach ($sizes as $size) {
            $value = new Value("tree-{$size}");
            $row = number_format($size) . ' objects';
            $measured = $this->measure([Form::Serialize, ...self::FORMS], $value, isReadFromFile: true);
            $warm[$row] = self::scaled($measured, 'read', 1e-3);
            $bytes[$row] = self::scaled($measured, 'bytes', 1e-3);
            $cold[$row] = self::scaled($this->measure([Form::Igbinary, ...self::CODE], $value, isReadFromFile: true, hasOpcache: false), 'read', 1e-3);
        }
        $warm = new Series('serialize against var_export, command line with opcache: ms to read', 'value', $warm);
        $cold = new Series('serialize against var_export, command line without opcache: ms to read', 'value', $cold);
        foreach ([$warm, $cold, new Series('serialize against var_export: kB', 'value', $bytes)] as $series) {
            $this->report->table($series->table());
        }
        foreach (array_keys($warm->rows) as $row) {
            $this->report->goals(
                $warm->atMost(0.7, $row, Form::KilnNative, Form::Igbinary),
                $warm->atMost(1.1, $row, Form::Kiln, Form::Allowed),
                $warm->atMostBestOther(1.0, $row, Form::KilnFile),
                $cold->atMostBestOther(1.0, $row, Form::KilnFile),
            );
        }
    }

    /**
     * The same behind nginx and PHP-FPM.
     *
     * @param list<int> $sizes
     */
    private function web(array $sizes, int $requests, string $project): void
    {
        $web = Web::of($project, $this->report);
        if ($web === null) {
            return;
        }
        foreach (array_keys(Web::OPCACHE) as $opcache) {
            $lacksRoom = $opcache === 'full' || $opcache === 'small-files-only';
            // Where opcache has another state, only what is code can differ; igbinary is there to compare it with.
            $forms = $opcache === 'defaults' ? [Form::Serialize, ...self::FORMS, Form::FileFloor] : [Form::Igbinary, ...self::CODE];
            $concurrency = $lacksRoom ? [1] : [1, 10];
            $rows = [];
            $notes = [];
            foreach ($sizes as $size) {
                $value = new Value("tree-{$size}");
                $row = number_format($size) . ' objects';
                foreach ($forms as $form) {
                    $this->report->progress("web, opcache {$opcache}, {$value->name}, {$form->value}");
                    if (!$this->entries->isThere($form, $value)) {
                        continue;
                    }
                    [$times, $note] = $web->read($form, $value, $this->entries->file($form, $value), $opcache, $lacksRoom ? max(1, min($requests, self::REQUESTS_WITHOUT_ROOM)) : $requests, $concurrency);
                    foreach ($concurrency as $clients) {
                        $rows[$clients][$row]['nothing'] ??= new Timing([$times["nothing {$clients}"]]);
                        $rows[$clients][$row][$form->value] = new Timing([$times["read {$clients}"]]);
                    }
                    $rows['inside'][$row][$form->value] = new Timing([$times['inside'] * 1e3]);
                    array_push($notes, ...$note === null ? [] : [$note]);
                }
            }
            $settings = urldecode(http_build_query(Web::OPCACHE[$opcache], '', ', '));
            foreach ($rows as $clients => $ofClients) {
                $title = "serialize against var_export, web, opcache {$opcache}" . ($settings === '' ? '' : " ({$settings})");
                $series = new Series($clients === 'inside' ? "{$title}: us to read inside of a request" : "{$title}, concurrency {$clients}: ms for a request", 'value', $ofClients);
                $this->report->table($series->table($notes));
                if ($opcache === 'defaults' && $clients === 'inside') {
                    $this->webGoals($series);
                }
            }
        }
    }

    private function webGoals(Series $inside): void
    {
        foreach (array_keys($inside->rows) as $objects) {
            $this->report->goals($inside->atMostBestOther(1.0, $objects, Form::KilnFile, $objects === '16 objects' ? Form::FileFloor : null));
        }
        foreach ([Form::Kiln->value => 60, Form::KilnNative->value => 20, Form::KilnFile->value => 15] as $form => $most) {
            $time = $inside->rows['16 objects'][$form] ?? null;
            $floor = $form === Form::KilnFile->value ? ($inside->rows['16 objects'][Form::FileFloor->value] ?? null) : null;
            $this->report->goals(Goal::atMost("16 objects inside of a request: {$form}", $most, $time?->median(), 'us')->above($floor?->median()));
        }
    }

    /**
     * @param list<Form> $forms
     *
     * @return array<string, array<string, Timing>>
     */
    private function measure(array $forms, Value $value, bool $isReadFromFile = false, bool $hasOpcache = true): array
    {
        $this->report->progress($value->name . ($isReadFromFile ? ', from files' : '') . ($hasOpcache ? '' : ', without opcache'));

        return $this->entries->measure($forms, $value, $isReadFromFile, $hasOpcache);
    }

    /**
     * Only the classes of the trees are restored by reflection as well.
     *
     * @param list<Form> $forms
     *
     * @return list<Form>
     */
    private static function formsOf(Value $value, array $forms): array
    {
        return array_values(array_filter($forms, static fn(Form $form): bool => $form !== Form::ByReflection || str_starts_with($value->name, 'tree')));
    }

    /**
     * @param array<string, array<string, Timing>> $measured by form and figure
     *
     * @return array<string, Timing> by form
     */
    private static function scaled(array $measured, string $figure, float $factor): array
    {
        $scaled = [];
        foreach ($measured as $form => $figures) {
            if (isset($figures[$figure])) {
                $scaled[$form] = new Timing(array_map(static fn(float $sample): float => $sample * $factor, $figures[$figure]->samples));
            }
        }

        return $scaled;
    }
}
