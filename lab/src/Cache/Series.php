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
    /**
     * @param string                                $corner what the rows are
     * @param array<string, array<string, Timing>> $rows   by value and form
     */
    public function __construct(public string $title, private string $corner, public array $rows) {}

    /**
     * @param list<string> $notes
     */
    public function table(array $notes = []): Table
    {
        $names = array_keys(array_merge(...array_values($this->rows)));
        $kilns = array_values(array_filter($names, static fn(string $name): bool => Form::tryFrom($name)?->isKiln() === true));
        $rows = $samples = [];
        foreach ($this->rows as $value => $timings) {
            $cells = array_map(static fn(string $name): ?float => ($timings[$name] ?? null)?->median(), $names);
            $rows[$value] = [...$cells, ...array_map(fn(string $kiln): ?float => $this->toBestOther($value, Form::from($kiln)), $kilns)];
            $samples[$value] = array_map(static fn(Timing $timing): array => $timing->samples, $timings);
        }

        return new Table($this->title, $this->corner, [...$names, ...array_map(static fn(string $kiln): string => "{$kiln} : best other", $kilns)], $rows, $notes, $samples);
    }

    /**
     * Bytes are compared with bytes, code with code; with nothing that takes nothing, as arrays do that opcache holds.
     */
    public function toBestOther(string $value, Form $kiln): ?float
    {
        $best = null;
        foreach ($this->rows[$value] ?? [] as $name => $timing) {
            $form = Form::tryFrom($name);
            if ($form !== null && !$form->isKiln() && !$form->isFloor() && $form->isCode() === $kiln->isCode() && $timing->median() > 0.0 && ($best === null || $timing->median() < $best->median())) {
                $best = $timing;
            }
        }

        return $best === null ? null : ($this->rows[$value][$kiln->value] ?? null)?->ratioTo($best);
    }

    public function ratio(string $value, Form $form, Form $other): ?float
    {
        $base = $this->rows[$value][$other->value] ?? null;

        return $base === null ? null : ($this->rows[$value][$form->value] ?? null)?->ratioTo($base);
    }

    /**
     * @param ?Form $other what it is compared with; the best other where it is not said
     * @param ?Form $floor what cannot be done without
     */
    public function goal(float $most, string $value, Form $form, ?Form $other = null, ?Form $floor = null): Goal
    {
        $ratio = fn(Form $one): ?float => $other === null ? $this->toBestOther($value, $one) : $this->ratio($value, $one, $other);

        return Goal::atMost("{$this->title}: {$value}, {$form->value} against " . ($other->value ?? 'the best other'), $most, $ratio($form))->above($floor === null ? null : $ratio($floor));
    }
}
