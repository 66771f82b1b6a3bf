<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\CannotEncode;
use Kiln\Format\Columns;

/**
 * Writes rows.
 *
 * Usually no cell of a row needs quotes, which is seen once for all of them.
 *
 * @internal
 */
final readonly class Writer
{
    /** What a spreadsheet takes for a formula (OWASP, CSV Injection). */
    public const FORMULA = "=+-@\t\r\n";

    /** The value of the ini setting that gives the shortest digits which read back as the same float (PHP 7.1 on). */
    private const SHORTEST_FLOATS = '-1';

    /** Of a cell or a row that stands as it is. */
    private string $special;

    public function __construct(private CsvOptions $options)
    {
        $quote = \preg_quote($options->quote, '/');
        $this->special = "/[{$quote}\r\n]/";
    }

    /**
     * @param list<array-key> $keys
     */
    public function header(array $keys): string
    {
        $cells = \array_map(fn(int|string $key): string => $this->text((string) $key), $keys);

        return ($this->options->byteOrderMark ? "\u{FEFF}" : '') . \implode($this->options->separator, $cells) . $this->options->lineEnd;
    }

    /**
     * @param list<mixed> $rows trees, and texts of rows that are ready
     *
     * @throws CannotEncode
     */
    public function rows(array $rows, Columns $columns, int $number): string
    {
        return self::inShortestFloats(fn(): string => $this->checked($rows, $columns, $number));
    }

    public static function float(float $number): string
    {
        // PHP 8.5 warns of a NAN that becomes a text.
        return \is_nan($number) ? 'NAN' : self::inShortestFloats(static fn(): string => (string) $number);
    }

    /**
     * @param \Closure(): string $write calls no code of the user's
     *
     * @throws CannotEncode
     */
    private static function inShortestFloats(\Closure $write): string
    {
        $precision = \ini_get('precision');
        if ($precision === self::SHORTEST_FLOATS) {
            return $write();
        }
        \ini_set('precision', self::SHORTEST_FLOATS);
        try {
            return $write();
        } finally {
            \ini_set('precision', $precision);
        }
    }

    /**
     * @param list<mixed> $rows
     *
     * @throws CannotEncode
     */
    private function checked(array $rows, Columns $columns, int $number): string
    {
        $texts = self::texts($rows);
        if ($texts !== null) {
            return $this->valid($texts === [] ? '' : \implode($this->options->lineEnd, $texts) . $this->options->lineEnd, $rows, $number);
        }
        $keys = \array_keys($columns->kinds);
        $bools = \array_keys(\array_filter($columns->kinds, static fn(int $kind): bool => ($kind & Columns::BOOL) !== 0));
        $nullables = \array_keys(\array_filter($columns->kinds, static fn(int $kind): bool => ($kind & Columns::NULL) !== 0));
        $isPlain = !$this->options->quoteAll && !$this->options->escapeFormulas && !\in_array(Columns::ANY, $columns->kinds, true);
        $separator = $this->options->separator;
        $quote = $this->options->quote;
        $lineEnd = $this->options->lineEnd;
        $between = \count($keys) - 1;
        $text = '';
        foreach ($rows as $row) {
            if (\is_string($row)) {
                $text .= $row . $lineEnd;
                ++$number;

                continue;
            }
            if ($isPlain && \is_array($row) && \array_keys($row) === $keys && ($nullables === [] || $this->hasNoEmptyText($row, $nullables))) {
                $cells = $row;
                foreach ($bools as $key) {
                    if (\is_bool($cells[$key])) {
                        $cells[$key] = $cells[$key] ? 'true' : 'false';
                    }
                }
                $line = \implode($separator, $cells); // @phpstan-ignore argument.type (the columns are of scalars)
                if (\substr_count($line, $separator) === $between && !\str_contains($line, $quote) && !\str_contains($line, "\n") && !\str_contains($line, "\r")) {
                    $text .= $line . $lineEnd;
                    ++$number;

                    continue;
                }
            }
            $text .= $this->row((array) $row, $columns, $number++) . $lineEnd;
        }

        return $this->valid($text, $rows, $number - \count($rows));
    }

    /**
     * @param list<mixed> $rows
     *
     * @return list<string>|null null where not all rows are ready
     */
    private static function texts(array $rows): ?array
    {
        foreach ($rows as $row) {
            if (!\is_string($row)) {
                return null;
            }
        }

        return $rows;
    }

    /**
     * @param list<mixed> $rows
     *
     * @throws CannotEncode
     */
    private function valid(string $text, array $rows, int $number): string
    {
        // Once for all of them is far faster than for each.
        return \preg_match('//u', $text) === 1 ? $text : throw new CannotEncode('malformed UTF-8', path: [$number + $this->firstInvalid($rows)]);
    }

    /**
     * @param list<mixed> $rows
     */
    private function firstInvalid(array $rows): int
    {
        foreach ($rows as $index => $row) {
            foreach ((array) $row as $cell) {
                if (\is_string($cell) && \preg_match('//u', $cell) !== 1) {
                    return $index;
                }
            }
        }

        return 0;
    }

    /**
     * @param array<array-key, mixed> $row
     * @param list<array-key>         $nullables columns in which that would be taken for null
     */
    private function hasNoEmptyText(array $row, array $nullables): bool
    {
        foreach ($nullables as $key) {
            if ($row[$key] === '') {
                return false;
            }
        }

        return true;
    }

    /**
     * @param array<array-key, mixed> $row
     *
     * @throws CannotEncode
     */
    private function row(array $row, Columns $columns, int $number): string
    {
        $cells = [];
        foreach ($columns->kinds as $key => $kind) {
            $value = $row[$key] ?? null;
            $cells[] = match (true) {
                \is_string($value) => $value === '' && ($kind & Columns::NULL) === 0 ? $this->quoted('') : $this->text($value),
                $value === null => '',
                \is_bool($value) => $this->quoted($value ? 'true' : 'false'),
                \is_int($value), \is_float($value) => $this->cell((string) $value),
                default => throw new CannotEncode(
                    'a cell holds one value, not ' . (\is_array($value) && \array_is_list($value) ? 'a list' : 'a map'),
                    path: [$number, (string) $key],
                    hint: 'Write it as text, by a converter, or leave it out.',
                ),
            };
        }
        if (\count($row) > \count($cells) || \array_diff_key($row, $columns->kinds) !== []) {
            throw new CannotEncode(
                'the header has no such column',
                path: [$number, (string) \array_key_first(\array_diff_key($row, $columns->kinds))],
                hint: 'The columns are those of the type; without one, those of the first row of a stream.',
            );
        }

        return \implode($this->options->separator, $cells);
    }

    private function text(string $text): string
    {
        if ($this->options->escapeFormulas && $text !== '' && (\strspn($text, self::FORMULA, 0, 1) === 1 || $text[0] === "'")) {
            $text = "'" . $text;
        }

        return $this->cell($text);
    }

    private function cell(string $text): string
    {
        // An empty text is told from null by its quotes.
        if ($text === '' || \preg_match($this->special, $text) === 1 || \str_contains($text, $this->options->separator)) {
            $quote = $this->options->quote;

            return $quote . \str_replace($quote, $quote . $quote, $text) . $quote;
        }

        return $this->quoted($text);
    }

    private function quoted(string $text): string
    {
        return $this->options->quoteAll ? $this->options->quote . $text . $this->options->quote : $text;
    }
}
