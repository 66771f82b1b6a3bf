<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/** A table in Markdown, with what it was made of. */
final readonly class Table
{
    /**
     * @param string                              $corner  what the rows are
     * @param list<string>                        $columns
     * @param array<int|string, list<float|int|string|null>> $rows by title; null for what was not measured
     * @param list<string>                        $notes
     * @param array<string, mixed>                $samples for the file of results
     */
    public function __construct(
        public string $title,
        public string $corner,
        public array $columns,
        public array $rows,
        public array $notes = [],
        public array $samples = [],
    ) {}

    public function markdown(): string
    {
        $lines = [[$this->corner, ...$this->columns]];
        foreach ($this->rows as $name => $cells) {
            $texts = array_map(static fn(float|int|string|null $cell): string => \is_float($cell) || \is_int($cell) ? self::number($cell) : (string) $cell, $cells);
            $lines[] = [(string) $name, ...array_pad($texts, \count($this->columns), '')];
        }
        $widths = array_map(static fn(int $column): int => max(4, ...array_map(mb_strlen(...), array_column($lines, $column))), array_keys($lines[0]));
        array_splice($lines, 1, 0, [array_map(static fn(int $width): string => str_repeat('-', $width - 1) . ':', $widths)]);
        $lines[1][0] = str_repeat('-', $widths[0]);
        $text = "\n## {$this->title}\n\n";
        foreach ($lines as $line) {
            $spaces = array_map(static fn(string $cell, int $width): string => str_repeat(' ', $width - mb_strlen($cell)), $line, $widths);
            $padded = array_map(static fn(string $cell, string $space): string => $space . $cell, $line, $spaces);
            $text .= '| ' . implode(' | ', [$line[0] . $spaces[0], ...\array_slice($padded, 1)]) . " |\n";
        }

        return $text . ($this->notes === [] ? '' : "\n- " . implode("\n- ", $this->notes) . "\n");
    }

    /** Three digits that count. */
    public static function number(float|int $number): string
    {
        return match (true) {
            \is_int($number), abs($number) >= 100 => number_format($number),
            abs($number) >= 10 => \sprintf('%.1f', $number),
            abs($number) >= 1 => \sprintf('%.2f', $number),
            default => \sprintf('%.3f', $number),
        };
    }

    /** @param float|int|null $bytes 1 kB is 1000 bytes */
    public static function bytes(float|int|null $bytes): string
    {
        return match (true) {
            $bytes === null => '',
            abs($bytes) < 1e3 => \sprintf('%.0f B', $bytes),
            abs($bytes) < 1e6 => \sprintf('%.0f kB', $bytes / 1e3),
            default => \sprintf('%.1f MB', $bytes / 1e6),
        };
    }
}
