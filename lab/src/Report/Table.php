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
            $lines[] = [(string) $name, ...array_map(static fn(float|int|string|null $cell): string => \is_string($cell) ? $cell : ($cell === null ? '' : self::number($cell)), $cells)];
        }
        $widths = [];
        foreach ($lines as $line) {
            foreach ($line as $column => $cell) {
                $widths[$column] = max($widths[$column] ?? 4, mb_strlen($cell));
            }
        }
        array_splice($lines, 1, 0, [array_map(static fn(int $column, int $width): string => $column === 0 ? str_repeat('-', $width) : str_repeat('-', $width - 1) . ':', array_keys($widths), $widths)]);
        $text = "\n## {$this->title}\n\n";
        foreach ($lines as $line) {
            $padded = [];
            foreach ($widths as $column => $width) {
                $cell = $line[$column] ?? '';
                $space = str_repeat(' ', $width - mb_strlen($cell));
                $padded[] = $column === 0 ? $cell . $space : $space . $cell;
            }
            $text .= '| ' . implode(' | ', $padded) . " |\n";
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
