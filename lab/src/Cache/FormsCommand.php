<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Command;
use Kiln\Lab\Measure\Rounds;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Options;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Report;
use Kiln\Lab\Report\Table;

/**
 * Compares the forms of caches with objects of seven properties, arrays and integers: [ROUNDS [VALUE,...]].
 */
final class FormsCommand implements Command
{
    private const VALUES = ['objects-1', 'objects-10', 'objects-100', 'objects-1000', self::MANY, self::MILLION, 'arrays-20000', self::INTEGERS];

    private const MANY = 'objects-20000';

    private const MILLION = 'objects-1000000';

    private const INTEGERS = 'integers-1000000';

    private const FORMS = [Form::Serialize, Form::Igbinary, Form::Msgpack, Form::Required, Form::Kiln, Form::KilnNative, Form::KilnFile];

    /** A million objects are there to see how the time grows; other forms take more memory for them than many machines have. */
    private const FORMS_OF_A_MILLION = [Form::Igbinary, Form::Kiln, Form::KilnNative];

    private const WEB_REQUESTS = 200;

    /** What docs/caching.md shows, by the corner of the table. */
    private const DOCUMENTED = [
        'objects' => ['objects-1000' => '1,000', self::MANY => '20,000', self::MILLION => '1,000,000'],
        '' => ['arrays-20000' => '20,000 arrays of seven keys', self::INTEGERS => '1,000,000 random integers'],
    ];

    /** @var array<string, array<string, array<string, Timing>>> by value, form and figure */
    private array $results = [];

    public function options(): array
    {
        return [];
    }

    public function run(Options $options, string $project): int
    {
        $rounds = new Rounds(Options::number($options->alone[0] ?? '5', 'The number of rounds'));
        $values = Options::chosen($options->alone[1] ?? '*', 'value', self::VALUES);
        $report = Entries::report();
        $entries = new Entries("{$project}/var/graph", $rounds, 20.0, $report);
        foreach ($values as $name) {
            $report->progress($name);
            $value = new Value($name);
            $forms = $name === self::MILLION ? self::FORMS_OF_A_MILLION : self::FORMS;
            $measured = $entries->measure($forms, $value);
            if ($name === self::MANY) {
                foreach ($this->web($entries, $report, $value, $project) as $form => $figures) {
                    $measured[$form] = ($measured[$form] ?? []) + $figures;
                }
            }
            $this->results[$name] = $measured;
            $report->table(self::table($name, $measured));
        }
        foreach (self::DOCUMENTED as $corner => $values) {
            $report->documented('docs/caching.md', Documented::forms($corner, $values, $this->results));
        }
        $report->goals(...$this->goals());

        return $report->finish("{$project}/var/graph/results.json", true);
    }

    /**
     * @param array<string, array<string, Timing>> $measured
     */
    private static function table(string $name, array $measured): Table
    {
        $base = $measured[Form::Igbinary->value] ?? $measured[Form::Serialize->value] ?? [];
        $columns = $rows = $samples = [];
        foreach (['bytes' => 'bytes', 'read' => 'read, us', 'write' => 'write, us', 'live' => 'memory', 'web 1' => 'web 1, us', 'web 10' => 'web 10, us'] as $figure => $title) {
            if (!isset($base[$figure])) {
                continue;
            }
            array_push($columns, $title, 'x');
            foreach ($measured as $form => $figures) {
                $timing = $figures[$figure] ?? null;
                $median = $timing?->median();
                $rows[$form] ??= [];
                array_push($rows[$form], $figure === 'bytes' || $figure === 'live' ? Table::bytes($median) : $median, $timing?->ratioTo($base[$figure]));
                $samples[$form][$figure] = $timing?->samples;
            }
        }

        return new Table($name, 'form', $columns, $rows, [], $samples);
    }

    /**
     * @return array<string, array<string, Timing>> by form and figure
     */
    private function web(Entries $entries, Report $report, Value $value, string $project): array
    {
        $web = Web::of($project, $report);
        $turns = [];
        if ($web === null) {
            return [];
        }
        foreach (self::FORMS as $form) {
            if ($entries->isThere($form, $value)) {
                $turns[$form->value] = static function () use ($web, $form, $value, $entries): array {
                    [$times] = $web->read($form, $value, $entries->file($form, $value), 'defaults', self::WEB_REQUESTS, [1, 10]);

                    return ['web 1' => 1e3 * ($times['read 1'] ?? 0.0), 'web 10' => 1e3 * ($times['read 10'] ?? 0.0)];
                };
            }
        }

        return $entries->rounds->run($turns);
    }

    /**
     * @return list<Goal>
     */
    private function goals(): array
    {
        $made = ($this->results[self::MANY][Form::KilnNative->value] ?? [])['made'] ?? null;
        $live = ($this->results[self::MANY][Form::KilnNative->value] ?? [])['live'] ?? null;
        $goals = [
            Goal::atMost('20,000 objects: read, plain PHP against igbinary', 0.55, $this->ratio(self::MANY, 'read', Form::Kiln)),
            Goal::atMost('20,000 objects: read, native against igbinary', 0.25, $this->ratio(self::MANY, 'read', Form::KilnNative)),
            Goal::atMost('20,000 objects: read, file against igbinary, command line', 0.30, $this->ratio(self::MANY, 'read', Form::KilnFile)),
            Goal::atMost('20,000 objects: read, file against igbinary, web, one request at a time', 0.30, $this->ratio(self::MANY, 'web 1', Form::KilnFile)),
            Goal::atMost('20,000 objects: read, file against igbinary, web, ten at a time', 0.30, $this->ratio(self::MANY, 'web 10', Form::KilnFile)),
            Goal::atMost('20,000 objects: encode, native against igbinary', 0.60, $this->ratio(self::MANY, 'write', Form::KilnNative)),
            Goal::atMost('20,000 objects: size against igbinary', 0.60, $this->ratio(self::MANY, 'bytes', Form::Kiln)),
            Goal::atMost('20,000 objects: memory of what is read, native against igbinary', 0.40, $this->ratio(self::MANY, 'live', Form::KilnNative)),
            Goal::atMost('20,000 objects: memory of what is read, native against new', 1.10, $made === null ? null : $live?->ratioTo($made)),
            Goal::atMost('1,000,000 integers: read, native against igbinary', 0.40, $this->ratio(self::INTEGERS, 'read', Form::KilnNative)),
        ];
        foreach (['objects-1', 'objects-10'] as $few) {
            foreach (['read' => 'read', 'write' => 'encode', 'bytes' => 'size'] as $figure => $what) {
                $goals[] = Goal::atMost("{$few}: {$what}, native against igbinary", 1.10, $this->ratio($few, $figure, Form::KilnNative));
            }
        }
        foreach ([Form::Kiln, Form::KilnNative] as $form) {
            $thousand = $this->results['objects-1000'][$form->value]['read'] ?? null;
            $growth = $thousand === null ? null : ($this->results[self::MILLION][$form->value]['read'] ?? null)?->ratioTo($thousand);
            $goals[] = Goal::atMost("time for an object, 1,000,000 against 1,000, {$form->value}", 1.5, $growth === null ? null : $growth / 1_000);
        }

        return $goals;
    }

    private function ratio(string $value, string $figure, Form $form): ?float
    {
        $igbinary = $this->results[$value][Form::Igbinary->value][$figure] ?? null;

        return $igbinary === null ? null : ($this->results[$value][$form->value][$figure] ?? null)?->ratioTo($igbinary);
    }
}
