<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

/**
 * A table of plain text: as wide as its cells, without lines around them.
 *
 * @internal
 */
final class Columns
{
    private const INDENT = '  ';

    private const GAP = '  ';

    /** @var non-empty-list<list<string>> */
    private array $rows;

    /**
     * @param list<string> $headings
     */
    public function __construct(array $headings)
    {
        $this->rows = [$headings];
    }

    /**
     * @param list<string> $cells
     */
    public function add(array $cells): void
    {
        $this->rows[] = $cells;
    }

    public function text(): string
    {
        $widths = [];
        foreach ($this->rows as $row) {
            foreach ($row as $column => $cell) {
                $widths[$column] = \max($widths[$column] ?? 0, self::width($cell));
            }
        }
        $text = '';
        foreach ($this->rows as $row) {
            $line = '';
            foreach ($row as $column => $cell) {
                $line .= $cell . \str_repeat(' ', ($widths[$column] ?? 0) - self::width($cell)) . self::GAP;
            }
            $text .= \rtrim(self::INDENT . $line) . "\n";
        }

        return $text;
    }

    /**
     * In characters; keys need not be ASCII, nor valid UTF-8.
     */
    private static function width(string $cell): int
    {
        $characters = \preg_match_all('/./su', $cell);

        return $characters === false ? \strlen($cell) : $characters;
    }
}
