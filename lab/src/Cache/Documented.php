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
        'bytes' => 'size', 'read' => 'read', 'web 1' => 'read, a web request', 'web 10' => 'the same, ten at a time', 'write' => 'write', 'live' => 'memory of the result',
    ];

    /** Of the objects, memory is told where there are this many and more. */
    private const MEMORY_OF = 20_000;

    private const PAIRS = [
        'bytes: igbinary, Kiln native' => ['bytes', 'igbinary', 'kiln-native'], 'write: igbinary, native' => ['write', 'igbinary', 'kiln-native'], 'read: igbinary, native' => ['read', 'igbinary', 'kiln-native'],
        'write: serialize, plain' => ['write', 'serialize-allowed', 'kiln'], 'read: unserialize, plain' => ['read', 'serialize-allowed', 'kiln'], 'read: `require`, file' => ['read', 'require', 'kiln-file'],
    ];

    /** Of each figure, a form of Kiln and what it is compared with. */
    private const RATIOS = [
        'native: size' => ['bytes', Form::KilnNative, Form::Igbinary], 'write' => ['write', Form::KilnNative, Form::Igbinary], 'read' => ['read', Form::KilnNative, Form::Igbinary],
        'plain PHP: write' => ['write', Form::Kiln, Form::Allowed], 'read ' => ['read', Form::Kiln, Form::Allowed], 'file: read' => ['read', Form::KilnFile, Form::Required],
    ];

    private const SMALL = [
        'int' => 'an integer', 'string' => 'a string', 'texts' => 'four Chinese texts in arrays', 'rows-20' => '20 rows of a database', 'config-300' => 'a configuration of 300 keys',
        'item' => 'an item of Symfony\'s cache', 'objects-1' => '1 object', 'objects-3' => '3 objects', 'objects-10' => '10 objects', 'tree-16' => '16 objects of three classes',
        'tree-31' => '31', 'tree-151' => '151', 'tree-301' => '301', 'entity' => 'an object with a date and a collection', 'date' => 'a date',
    ];

    private const BETWEEN = ['objects-3' => true, 'tree-31' => true, 'tree-151' => true];

    /**
     * @param array<string, string> $values what the table calls them
     * @param array<string, Series> $series by figure
     */
    public static function forms(string $corner, array $values, array $series): string
    {
        $lines = ["| {$corner} | | " . implode(' | ', array_keys(self::FORMS)) . ' |', '|---|' . str_repeat('---|', 1 + \count(self::FORMS))];
        foreach ($values as $value => $title) {
            foreach (self::FIGURES as $figure => $name) {
                $timings = $series[$figure]->rows[$value] ?? [];
                if (!isset($timings['igbinary']) || ($figure === 'live' && ($corner !== 'objects' || (new Value($value))->count < self::MEMORY_OF))) {
                    continue;
                }
                $cells = array_map(static fn(Form $form): string => self::cell($form, $figure, $timings[$form->value] ?? null, $timings['igbinary']), self::FORMS);
                $lines[] = "| {$title} | {$name} | " . implode(' | ', $cells) . ' |';
                $title = '';
            }
        }

        return (string) preg_replace('/\|  (?=\|)/', '| ', implode("\n", $lines));
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
     * @param array<string, Series> $series by figure
     */
    public static function small(array $series): string
    {
        $lines = ['| | ' . implode(' | ', array_keys(self::PAIRS)) . ' |', '|---|' . str_repeat('---|', \count(self::PAIRS))];
        foreach (array_intersect_key(self::SMALL, $series['write']->rows) as $value => $title) {
            $lines[] = "| {$title} | " . implode(' | ', array_map(static fn(array $pair): string => self::pair($series[$pair[0]]->rows[$value] ?? [], $pair[1], $pair[2]), self::PAIRS)) . ' |';
        }

        return implode("\n", $lines);
    }

    /**
     * The same as ratios, without the sizes in between.
     *
     * @param array<string, Series> $series by figure
     */
    public static function ratios(array $series): string
    {
        $lines = ['| | ' . implode(' | ', array_map(trim(...), array_keys(self::RATIOS))) . ' |', '|---|' . str_repeat('---|', \count(self::RATIOS))];
        foreach (array_intersect_key(array_diff_key(self::SMALL, self::BETWEEN), $series['write']->rows) as $value => $title) {
            $ratios = array_map(static fn(array $one): ?float => $series[$one[0]]->ratio($value, $one[1], $one[2]), self::RATIOS);
            $lines[] = "| {$title} | " . implode(' | ', array_map(static fn(?float $ratio): string => $ratio === null ? '–' : self::short($ratio), $ratios)) . ' |';
        }

        return implode("\n", $lines);
    }

    /** @param array<string, Timing> $timings */
    private static function pair(array $timings, string $other, string $kiln): string
    {
        [$others, $kilns] = [($timings[$other] ?? null)?->median(), ($timings[$kiln] ?? null)?->median()];
        $cell = $kilns === null ? '' : ' ' . self::short($kilns);
        $isBetter = $others !== null && $kilns !== null && $kilns <= $others;

        return ($others === null ? '–' : self::short($others)) . ',' . ($isBetter ? ' **' . ltrim($cell) . '**' : $cell);
    }

    private static function time(float $microseconds): string
    {
        return $microseconds >= 1e6 ? self::short($microseconds / 1e6) . ' s' : self::short($microseconds / 1e3) . ' ms';
    }

    /** Two digits that count. */
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
