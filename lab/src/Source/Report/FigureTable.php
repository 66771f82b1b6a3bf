<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Report;

use Kiln\Lab\Source\Figure;

/**
 * A figure as a table in Markdown.
 */
final readonly class FigureTable
{
    public static function of(Figure $figure): string
    {
        $columns = $figure->columns();
        $lines = [
            "## {$figure->title}",
            '',
            "{$figure->unit}, by {$figure->x}",
            '',
            '| |' . implode('|', array_map(static fn(int|string $column): string => ' ' . (\is_int($column) ? number_format($column) : $column) . ' ', $columns)) . '|',
            '|---|' . str_repeat('---:|', \count($columns)),
        ];
        foreach ($figure->series as $name => $values) {
            $cells = array_map(static fn(int|string $column): string => isset($values[$column]) ? self::number($values[$column]->median()) : '', $columns);
            $lines[] = "| {$name} | " . implode(' | ', $cells) . ' |';
        }
        if ($figure->notes !== []) {
            array_push($lines, '', ...array_map(static fn(string $note): string => "- {$note}", $figure->notes));
        }

        return implode("\n", $lines) . "\n";
    }

    /**
     * Three digits that count.
     */
    public static function number(float $number): string
    {
        return match (true) {
            $number >= 100 => number_format($number),
            $number >= 10 => \sprintf('%.1f', $number),
            $number >= 1 => \sprintf('%.2f', $number),
            default => \sprintf('%.3f', $number),
        };
    }
}
