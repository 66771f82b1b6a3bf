<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Table;

/** The tables of docs/caching.md and docs/measurements.md, as they stand there. */
final readonly class Documented
{
    /** By the corner of the table. */
    public const VALUES = [
        'objects' => ['objects-1000' => '1,000', 'objects-20000' => '20,000', 'objects-1000000' => '1,000,000'],
        '' => ['arrays-20000' => '20,000 arrays of seven keys', 'integers-1000000' => '1,000,000 random integers'],
    ];

    private const FORMS = [
        'serialize' => Form::Serialize, 'igbinary' => Form::Igbinary, 'msgpack' => Form::Msgpack, '`require` of var_export' => Form::Required,
        'Kiln, bytes, native' => Form::KilnNative, 'Kiln, bytes, plain PHP' => Form::Kiln, 'Kiln, file' => Form::KilnFile,
    ];

    private const FIGURES = [
        'bytes' => 'size', 'read' => 'read', 'read 1' => 'read, a web request', 'read 10' => 'the same, ten at a time', 'write' => 'write', 'live' => 'memory of the result',
    ];

    /** Of the objects, memory is told where there are this many and more. */
    private const MEMORY_OF = 20_000;

    /** Of small values: the columns of the times and of the ratios; a figure, a form of Kiln, and what that is compared with. */
    private const COLUMNS = [
        ['bytes: igbinary, Kiln native', 'native: size', 'bytes', Form::KilnNative, Form::Igbinary],
        ['write: igbinary, native', 'write', 'write', Form::KilnNative, Form::Igbinary],
        ['read: igbinary, native', 'read', 'read', Form::KilnNative, Form::Igbinary],
        ['write: serialize, plain', 'plain PHP: write', 'write', Form::Kiln, Form::Allowed],
        ['read: unserialize, plain', 'read', 'read', Form::Kiln, Form::Allowed],
        ['read: `require`, file', 'file: read', 'read', Form::KilnFile, Form::Required],
    ];

    private const SMALL = [
        'int' => 'an integer', 'string' => 'a string', 'texts' => 'four Chinese texts in arrays', 'rows-20' => '20 rows of a database', 'config-300' => 'a configuration of 300 keys',
        'item' => 'an item of Symfony\'s cache', 'objects-1' => '1 object', 'objects-3' => '3 objects', 'objects-10' => '10 objects', 'tree-16' => '16 objects of three classes',
        'tree-31' => '31', 'tree-151' => '151', 'tree-301' => '301', 'entity' => 'an object with a date and a collection', 'date' => 'a date',
    ];

    /**
     * @param array<string, string> $values what the table calls them
     * @param array<string, Series> $series by figure
     */
    public static function forms(string $corner, array $values, array $series): string
    {
        $rows = [[$corner, '', ...array_keys(self::FORMS)]];
        foreach ($values as $value => $title) {
            foreach (self::FIGURES as $figure => $name) {
                $timings = $series[$figure]->rows[$value] ?? [];
                if (!isset($timings['igbinary']) || ($figure === 'live' && ($corner !== 'objects' || (new Value($value))->count < self::MEMORY_OF))) {
                    continue;
                }
                $cell = static fn(Form $form): string => self::cell($form, $figure, $timings[$form->value] ?? null, $timings['igbinary']);
                $rows[] = [$title, $name, ...array_map($cell, array_values(self::FORMS))];
                $title = '';
            }
        }

        return self::markdown($rows);
    }

    private static function cell(Form $form, string $figure, ?Timing $timing, Timing $base): string
    {
        $cell = match (true) {
            $timing === null => '',
            $figure === 'live' => Table::bytes($timing->median()),
            $form === Form::Igbinary => '1 (' . ($figure === 'bytes' ? Table::bytes($timing->median()) : self::time($timing->median())) . ')',
            default => self::short($timing->ratioTo($base)),
        };

        return $form->isKiln() && $cell !== '' ? "**{$cell}**" : $cell;
    }

    /**
     * Only what was measured has a row.
     *
     * @param array<string, Series> $series   by figure
     * @param bool                  $asRatios then without the sizes in between
     */
    public static function small(array $series, bool $asRatios = false): string
    {
        $rows = [['', ...array_column(self::COLUMNS, $asRatios ? 1 : 0)]];
        foreach (array_intersect_key(self::SMALL, $series['write']->rows) as $value => $name) {
            $cells = array_map(static function (array $column) use ($series, $value, $asRatios): string {
                [, , $figure, $kiln, $other] = $column;
                $timings = $series[$figure]->rows[$value] ?? [];
                [$others, $kilns] = [($timings[$other->value] ?? null)?->median(), ($timings[$kiln->value] ?? null)?->median()];
                $cell = $kilns === null ? '' : ($others !== null && $kilns <= $others ? ' **' . self::short($kilns) . '**' : ' ' . self::short($kilns));

                return $asRatios ? self::short($series[$figure]->ratio($value, $kiln, $other)) : self::short($others) . ",{$cell}";
            }, self::COLUMNS);
            if (!$asRatios || !\in_array($value, ['objects-3', 'tree-31', 'tree-151'], true)) {
                $rows[] = [$name, ...$cells];
            }
        }

        return self::markdown($rows);
    }

    /** @param non-empty-list<list<string>> $rows the first has the titles of the columns */
    private static function markdown(array $rows): string
    {
        $lines = array_map(static fn(array $cells): string => '| ' . implode(' | ', $cells) . ' |', $rows);
        array_splice($lines, 1, 0, '|' . str_repeat('---|', \count($rows[0])));

        return (string) preg_replace('/\|  (?=\|)/', '| ', implode("\n", $lines));
    }

    private static function time(float $microseconds): string
    {
        return $microseconds >= 1e6 ? self::short($microseconds / 1e6) . ' s' : self::short($microseconds / 1e3) . ' ms';
    }

    /** Two digits that count. */
    private static function short(?float $number): string
    {
        return match (true) {
            $number === null => '–',
            $number >= 10 => number_format($number),
            $number >= 1 => \sprintf('%.1f', $number),
            $number >= 0.005 => \sprintf('%.2f', $number),
            default => '0',
        };
    }
}
