<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Table;

/**
 * One figure of several values in several forms, as a table: a row for each value, a column for each form, and for each form of Kiln
 * its ratio to the best of the others.
 */
final readonly class Series
{
    /** @param array<string, array<string, Timing>> $rows by value and form */
    public function __construct(public string $title, public array $rows) {}

    /** @param list<string> $notes */
    public function table(array $notes = []): Table
    {
        $names = array_keys(array_merge(...array_values($this->rows)));
        $kilns = array_values(array_filter($names, static fn(string $name): bool => Form::tryFrom($name)?->isKiln() === true));
        $rows = $samples = [];
        foreach ($this->rows as $value => $timings) {
            $cells = array_map(static fn(string $name): ?float => ($timings[$name] ?? null)?->median(), $names);
            $rows[$value] = [...$cells, ...array_map(fn(string $kiln): ?float => $this->ratio($value, Form::from($kiln)), $kilns)];
            $samples[$value] = array_map(static fn(Timing $timing): array => $timing->samples, $timings);
        }

        return new Table($this->title, 'value', [...$names, ...array_map(static fn(string $kiln): string => "{$kiln} : best other", $kilns)], $rows, $notes, $samples);
    }

    /** @param ?Form $other null for the best: bytes are compared with bytes, code with code, and with nothing that takes nothing */
    public function ratio(string $value, Form $form, ?Form $other = null): ?float
    {
        $timings = $this->rows[$value] ?? [];
        $base = $timings[$other->value ?? ''] ?? null;
        foreach ($other === null ? $timings : [] as $name => $timing) {
            $rival = Form::tryFrom($name);
            $isBeside = $rival !== null && !$rival->isKiln() && !$rival->isFloor() && $rival->isCode() === $form->isCode();
            if ($isBeside && $timing->median() > 0.0 && ($base === null || $timing->median() < $base->median())) {
                $base = $timing;
            }
        }

        return $base === null ? null : ($timings[$form->value] ?? null)?->ratioTo($base);
    }

    /** @param ?Form $floor what cannot be done without */
    public function goal(float $most, string $value, Form $form, ?Form $other = null, ?Form $floor = null): Goal
    {
        $title = "{$this->title}: {$value}, {$form->value} against " . ($other->value ?? 'the best other');

        return new Goal($title, $most, $this->ratio($value, $form, $other), floor: $floor === null ? null : $this->ratio($value, $floor, $other));
    }
}
