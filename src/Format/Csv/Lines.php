<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\Utf8;

/**
 * Cuts text into rows, and rows into cells.
 *
 * @internal
 */
final readonly class Lines
{
    /** Cells of a row, each with the separator behind it. */
    private string $cells;

    public function __construct(public CsvOptions $options)
    {
        $separator = \preg_quote($options->separator, '~');
        $quote = \preg_quote($options->quote, '~');
        $this->cells = "~\\G({$quote}[^{$quote}]*+(?:{$quote}{$quote}[^{$quote}]*+)*+{$quote}|(?!{$quote})[^{$separator}\r]*+){$separator}~";
    }

    /**
     * The rows of a text that begins with one.
     *
     * @param bool $isWhole whether no more text follows
     *
     * @return array{list<string>, int} without their line feeds; and the length of what they take
     */
    public function split(string $text, bool $isWhole): array
    {
        $end = \strrpos($text, "\n");
        $length = $isWhole ? \strlen($text) : ($end === false ? 0 : $end + 1);
        if ($length === 0) {
            return [[], 0];
        }
        $lines = \explode("\n", $length === \strlen($text) ? $text : \substr($text, 0, $length));
        $last = \array_pop($lines);
        if ($last !== '') {
            $lines[] = $last;
        }
        if (!\str_contains($text, $this->options->quote)) {
            return [$lines, $length];
        }
        $rows = [];
        // Kept in pieces: a cell may have very many lines.
        $open = [];
        foreach ($lines as $line) {
            if ($open === [] && !\str_contains($line, $this->options->quote)) {
                $rows[] = $line;

                continue;
            }
            $isOpen = $this->isOpenAfter($line, $open !== []);
            if ($isOpen) {
                $open[] = $line;
            } elseif ($open !== []) {
                $open[] = $line;
                $rows[] = \implode("\n", $open);
                $open = [];
            } else {
                $rows[] = $line;
            }
        }
        if ($open !== []) {
            $rest = \implode("\n", $open);
            if ($isWhole) {
                $rows[] = $rest;
            } else {
                $length -= \strlen($rest) + 1;
            }
        }

        return [$rows, $length];
    }

    /**
     * Whether a line ends within a cell in quotes.
     *
     * @param bool $isOpen whether it begins in one; else it is the first of its row
     */
    public function isOpenAfter(string $line, bool $isOpen): bool
    {
        $quote = $this->options->quote;
        $separator = $this->options->separator;
        $at = 0;
        if (!$isOpen) {
            // Quotes within a cell open nothing.
            if (($line[0] ?? '') !== $quote && !\str_contains($line, $separator . $quote)) {
                return false;
            }
        }
        while (true) {
            if (!$isOpen) {
                if (($line[$at] ?? '') !== $quote) {
                    $next = \strpos($line, $separator . $quote, $at);
                    if ($next === false) {
                        return false;
                    }
                    $at = $next + 1;
                }
                ++$at;
            }
            while (true) {
                $at = \strpos($line, $quote, $at);
                if ($at === false) {
                    return true;
                }
                ++$at;
                if (($line[$at] ?? '') !== $quote) {
                    break;
                }
                ++$at;
            }
            $isOpen = false;
            // What stands behind it is a separator, or wrong.
            $at += ($line[$at] ?? '') === $separator ? 1 : 0;
        }
    }

    /**
     * @param string $row without its line end
     *
     * @return ?list<string> with their quotes; null when something is wrong with them
     */
    public function cells(string $row): ?array
    {
        if (!\str_contains($row, $this->options->quote) && !\str_contains($row, "\r")) {
            return \explode($this->options->separator, $row);
        }
        $row .= $this->options->separator;
        // Of a cell with very many quotes the engine of regular expressions may have had enough.
        if (\preg_match_all($this->cells, $row, $match) === false) {
            return $this->cellsByHand($row);
        }

        return \strlen(\implode('', $match[0])) === \strlen($row) ? $match[1] : null;
    }

    /**
     * @param string $row with a separator at its end
     *
     * @return ?list<string>
     */
    private function cellsByHand(string $row): ?array
    {
        $quote = $this->options->quote;
        $separator = $this->options->separator;
        $cells = [];
        $length = \strlen($row);
        for ($at = 0; $at < $length; $at = $end + 1) {
            $end = $at;
            if ($row[$at] === $quote) {
                do {
                    $closing = \strpos($row, $quote, $end + 1);
                    if ($closing === false) {
                        return null;
                    }
                    $end = $closing + 1;
                } while ($row[$end] === $quote);
            } else {
                $end += \strcspn($row, "{$separator}\r", $end);
            }
            if ($row[$end] !== $separator) {
                return null;
            }
            $cells[] = \substr($row, $at, $end - $at);
        }

        return $cells;
    }

    /**
     * What a cell in quotes holds.
     */
    public function unquote(string $cell): string
    {
        $quote = $this->options->quote;
        $text = \substr($cell, 1, -1);

        return \str_contains($text, $quote) ? \str_replace($quote . $quote, $quote, $text) : $text;
    }

    /**
     * The cells of a row in which nothing is wrong.
     *
     * @return list<string> without quotes
     */
    public function texts(string $row): array
    {
        return \array_map(fn(string $cell): string => \str_starts_with($cell, $this->options->quote) ? $this->unquote($cell) : $cell, $this->cells(self::withoutReturn($row)) ?? []);
    }

    /**
     * @param list<array-key> $keys of the columns
     * @param int             $at   where the row begins
     *
     * @return array<array-key, int> where its cells begin, by key
     */
    public function offsets(string $row, array $keys, int $at): array
    {
        $offsets = [];
        foreach ($this->cells(self::withoutReturn($row)) ?? [] as $column => $cell) {
            if (isset($keys[$column])) {
                $offsets[$keys[$column]] = $at;
            }
            $at += \strlen($cell) + 1;
        }

        return $offsets;
    }

    /**
     * What is wrong with a row that has no cells.
     *
     * @return array{int, string} where, in the row, and what
     */
    public function mistake(string $row): array
    {
        $invalid = Utf8::firstInvalidOffset($row);
        if ($invalid !== null) {
            return [$invalid, Utf8::describeInvalidByte($row[$invalid])];
        }
        $quote = $this->options->quote;
        // What is wrong stands behind the last whole cell.
        $at = \preg_match_all($this->cells, $row, $match) === false ? 0 : \strlen(\implode('', $match[0]));
        if (($row[$at] ?? '') !== $quote) {
            return [$at + \strcspn($row, "\r", $at), 'a carriage return in a cell without quotes: put the cell into quotes'];
        }
        $start = $at;
        do {
            $end = \strpos($row, $quote, $at + 1);
            $at = $end === false ? \strlen($row) : $end + 1;
        } while (($row[$at] ?? '') === $quote);

        return $end === false
            ? [$start, 'the cell that begins here is not closed: its last quote is missing']
            : [$at, \sprintf('unexpected "%s" after a cell in quotes: expected "%s" or the end of the row', Utf8::printable(Utf8::at($row, $at)), $this->options->separator)];
    }

    public static function withoutReturn(string $row): string
    {
        return \str_ends_with($row, "\r") ? \substr($row, 0, -1) : $row;
    }
}
