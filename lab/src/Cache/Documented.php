<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Table;

/**
 * The tables of docs/caching.md, as they stand there.
 */
final readonly class Documented
{
    private const FORMS = [
        'serialize' => Form::Serialize, 'igbinary' => Form::Igbinary, 'msgpack' => Form::Msgpack, '`require` of var_export' => Form::Required,
        'Kiln, bytes, native' => Form::KilnNative, 'Kiln, bytes, plain PHP' => Form::Kiln, 'Kiln, file' => Form::KilnFile,
    ];

    private const FIGURES = [
        'bytes' => 'size', 'read' => 'read', 'web 1' => 'read, a web request', 'web 10' => 'the same, ten at a time', 'write' => 'write', 'live' => 'memory of the result',
    ];

    /** Of the objects, memory is told where there are this many and more. */
    private const MEMORY_OF = 20_000;

    private const SMALL = [
        'int' => 'an integer', 'string' => 'a string', 'texts' => 'four Chinese texts in arrays', 'rows-20' => '20 rows of a database', 'config-300' => 'a configuration of 300 keys',
        'item' => 'an item of Symfony\'s cache', 'objects-1' => '1 object', 'objects-3' => '3 objects', 'objects-10' => '10 objects', 'tree-16' => '16 objects of three classes',
        'tree-31' => '31', 'tree-151' => '151', 'tree-301' => '301', 'entity' => 'an object with a date and a collection', 'date' => 'a date',
    ];

    /**
     * @param array<string, array<string, array<string, Timing>>> $results by value, form and figure
     * @param array<string, string>                               $values  what the table calls them
     */
    public static function forms(string $corner, array $values, array $results): string
    {
        $lines = ["| {$corner} | | " . implode(' | ', array_keys(self::FORMS)) . ' |', '|---|' . str_repeat('---|', 1 + \count(self::FORMS))];
        foreach (array_intersect_key($values, $results) as $value => $title) {
            foreach (self::FIGURES as $figure => $name) {
                $base = $results[$value][Form::Igbinary->value][$figure] ?? null;
                if ($base === null || ($figure === 'live' && ($corner !== 'objects' || (new Value($value))->count < self::MEMORY_OF))) {
                    continue;
                }
                $cells = array_map(static fn(Form $form): string => self::cell($form, $figure, $results[$value][$form->value][$figure] ?? null, $base), self::FORMS);
                $lines[] = "| {$title} | {$name} | " . implode(' | ', $cells) . ' |';
                $title = '';
            }
        }

        return (string) preg_replace('/\|  (?=\|)/', '| ', implode("\n", $lines));
    }

    private static function cell(Form $form, string $figure, ?Timing $timing, Timing $base): string
    {
        if ($timing === null) {
            return '';
        }
        $cell = match (true) {
            $figure === 'live' => Table::bytes($timing->median()),
            $form === Form::Igbinary => '1 (' . ($figure === 'bytes' ? Table::bytes($timing->median()) : self::time($timing->median())) . ')',
            default => self::short($timing->ratioTo($base)),
        };

        return $form->isKiln() ? "**{$cell}**" : $cell;
    }

    /**
     * Only what was measured has a row.
     */
    public static function small(Series $write, Series $read, Series $bytes): string
    {
        $lines = [
            '| | bytes: igbinary, Kiln native | write: igbinary, native | read: igbinary, native | write: serialize, plain | read: unserialize, plain | read: `require`, file |',
            '|---|---|---|---|---|---|---|',
        ];
        foreach (array_intersect_key(self::SMALL, $write->rows) as $value => $title) {
            $lines[] = "| {$title} | " . implode(' | ', [
                self::pair($bytes->rows[$value], Form::Igbinary, Form::KilnNative),
                self::pair($write->rows[$value], Form::Igbinary, Form::KilnNative),
                self::pair($read->rows[$value], Form::Igbinary, Form::KilnNative),
                self::pair($write->rows[$value], Form::Allowed, Form::Kiln),
                self::pair($read->rows[$value], Form::Allowed, Form::Kiln),
                self::pair($read->rows[$value], Form::Required, Form::KilnFile),
            ]) . ' |';
        }

        return implode("\n", $lines);
    }

    /**
     * @param array<string, Timing> $timings
     */
    private static function pair(array $timings, Form $other, Form $kiln): string
    {
        [$others, $kilns] = [($timings[$other->value] ?? null)?->median(), ($timings[$kiln->value] ?? null)?->median()];
        $cell = $kilns === null ? '' : ' ' . self::short($kilns);
        $isBetter = $others !== null && $kilns !== null && $kilns <= $others;

        return ($others === null ? '–' : self::short($others)) . ',' . ($isBetter ? ' **' . ltrim($cell) . '**' : $cell);
    }

    private static function time(float $microseconds): string
    {
        return $microseconds >= 1e6 ? self::short($microseconds / 1e6) . ' s' : self::short($microseconds / 1e3) . ' ms';
    }

    /**
     * Two digits that count.
     */
    private static function short(float $number): string
    {
        return match (true) {
            $number >= 10 => number_format($number),
            $number >= 1 => \sprintf('%.1f', $number),
            $number >= 0.005 => \sprintf('%.2f', $number),
            default => '0',
        };
    }
}
