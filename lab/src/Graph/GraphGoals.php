<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

/**
 * The ratios that Kiln sets itself for caches, and what came of them.
 */
final readonly class GraphGoals
{
    /**
     * @param array<string, array<string, FormFigures>> $results by workload and form
     */
    public function __construct(private array $results) {}

    public function text(): string
    {
        $text = "Goals\n";
        foreach ($this->goals() as [$title, $most, $measured]) {
            $text .= \sprintf("  %-74s at most %4.2f  %s\n", $title, $most, $measured === null ? 'NOT MEASURED' : \sprintf('%4.2f  %s', $measured, $measured <= $most ? 'reached' : 'MISSED'));
        }

        return $text;
    }

    /**
     * @return list<array{string, float, ?float}> title, most, measured
     */
    private function goals(): array
    {
        $many = GraphWorkload::ManyObjects;
        $made = $this->figures($many, GraphForm::KilnNative);
        $goals = [
            ['20,000 objects: read, plain PHP against igbinary', 0.55, $this->read($many, GraphForm::Kiln)],
            ['20,000 objects: read, native against igbinary', 0.25, $this->read($many, GraphForm::KilnNative)],
            ['20,000 objects: read, file against igbinary, command line', 0.30, $this->read($many, GraphForm::KilnFile)],
            ['20,000 objects: read, file against igbinary, web, one request at a time', 0.30, $this->web($many, GraphForm::KilnFile, 1)],
            ['20,000 objects: read, file against igbinary, web, ten at a time', 0.30, $this->web($many, GraphForm::KilnFile, 10)],
            ['20,000 objects: encode, native against igbinary', 0.60, $this->write($many, GraphForm::KilnNative)],
            ['20,000 objects: size against igbinary', 0.60, $this->size($many)],
            ['20,000 objects: memory of what is read, native against igbinary', 0.40, $this->live($many)],
            ['20,000 objects: memory of what is read, native against new', 1.10, $made === null ? null : $made->live / $made->made],
            ['1,000,000 integers: read, native against igbinary', 0.40, $this->read(GraphWorkload::Integers, GraphForm::KilnNative)],
        ];
        foreach ([GraphWorkload::OneObject, GraphWorkload::TenObjects] as $few) {
            array_push(
                $goals,
                ["{$few->count()} objects: read, native against igbinary", 1.10, $this->read($few, GraphForm::KilnNative)],
                ["{$few->count()} objects: encode, native against igbinary", 1.10, $this->write($few, GraphForm::KilnNative)],
                ["{$few->count()} objects: size against igbinary", 1.10, $this->size($few)],
            );
        }
        $goals[] = ['time for an object, 1,000,000 against 1,000, plain PHP', 1.5, $this->growth(GraphForm::Kiln)];
        $goals[] = ['time for an object, 1,000,000 against 1,000, native', 1.5, $this->growth(GraphForm::KilnNative)];
        $goals[] = ['the same with igbinary, for comparison', 1.5, $this->growth(GraphForm::Igbinary)];

        return $goals;
    }

    private function figures(GraphWorkload $workload, GraphForm $form): ?FormFigures
    {
        return $this->results[$workload->value][$form->value] ?? null;
    }

    private function read(GraphWorkload $workload, GraphForm $form): ?float
    {
        $igbinary = $this->figures($workload, GraphForm::Igbinary);

        return $igbinary === null ? null : $this->figures($workload, $form)?->read->ratioTo($igbinary->read);
    }

    private function write(GraphWorkload $workload, GraphForm $form): ?float
    {
        $igbinary = $this->figures($workload, GraphForm::Igbinary);

        return $igbinary === null ? null : $this->figures($workload, $form)?->write->ratioTo($igbinary->write);
    }

    private function web(GraphWorkload $workload, GraphForm $form, int $concurrency): ?float
    {
        $igbinary = $this->figures($workload, GraphForm::Igbinary)->web[$concurrency] ?? null;
        $kiln = $this->figures($workload, $form)->web[$concurrency] ?? null;

        return $igbinary === null ? null : $kiln?->ratioTo($igbinary);
    }

    private function size(GraphWorkload $workload): ?float
    {
        $igbinary = $this->figures($workload, GraphForm::Igbinary);
        $kiln = $this->figures($workload, GraphForm::Kiln);

        return $igbinary === null || $kiln === null ? null : $kiln->bytes / $igbinary->bytes;
    }

    private function live(GraphWorkload $workload): ?float
    {
        $igbinary = $this->figures($workload, GraphForm::Igbinary);
        $kiln = $this->figures($workload, GraphForm::KilnNative);

        return $igbinary === null || $kiln === null ? null : $kiln->live / $igbinary->live;
    }

    private function growth(GraphForm $form): ?float
    {
        $thousand = $this->figures(GraphWorkload::ThousandObjects, $form);
        $million = $this->figures(GraphWorkload::MillionObjects, $form);

        return $thousand === null || $million === null ? null : $million->read->ratioTo($thousand->read) / 1_000;
    }
}
