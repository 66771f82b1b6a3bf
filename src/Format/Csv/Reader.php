<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\Excerpt;
use Kiln\Format\Expected;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Reads a table, some rows at a time.
 *
 * Rows end with LF or CRLF, the last one also at the end of the text. Lines without anything are passed over, unless there is
 * only one column.
 *
 * @internal
 */
final class Reader
{
    /** How many rows are decoded before the first of them is given. */
    private const BATCH = 64;

    private const BYTE_ORDER_MARK = "\u{FEFF}";

    private readonly Lines $lines;

    private ?Header $header = null;

    private int $elements = 0;

    /**
     * @param Expected $expected   of a row
     * @param bool     $isDocument whether limits are those of all rows together
     */
    public function __construct(
        private readonly CsvOptions $options,
        private readonly Expected $expected,
        private readonly Limits $limits,
        private readonly bool $isDocument,
    ) {
        $this->lines = new Lines($options);
    }

    /**
     * @param iterable<string> $chunks
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return \Generator<int, RowBatch>
     */
    public function read(iterable $chunks): \Generator
    {
        $buffer = new StreamBuffer($chunks);
        do {
            $isMore = $this->awaitRow($buffer);
            [$rows, $length] = $this->lines->split(\substr($buffer->text, $buffer->at), !$isMore);
            $from = $buffer->at;
            if ($this->header === null && $rows !== []) {
                $first = \array_shift($rows);
                $this->header = $this->header($first, $buffer);
                $from += \strlen($first) + 1;
            }
            if ($this->header !== null && $rows !== []) {
                yield from $this->batches($rows, $this->header, $buffer, $from);
            }
            $buffer->at += $length;
        } while ($isMore);
    }

    /**
     * Until there is a whole row in the buffer. False at the end of the stream.
     *
     * @throws LimitException
     */
    private function awaitRow(StreamBuffer $buffer): bool
    {
        $scanned = 0;
        $isOpen = false;
        while (true) {
            $at = $buffer->at + $scanned;
            while (($end = \strpos($buffer->text, "\n", $at)) !== false) {
                $isOpen = $this->lines->isOpenAfter(\substr($buffer->text, $at, $end - $at), $isOpen);
                $at = $end + 1;
                if (!$isOpen) {
                    return true;
                }
            }
            $scanned = $at - $buffer->at;
            $length = \strlen($buffer->text) - $buffer->at;
            if (!$this->isDocument && $this->limits->bytes !== null && $length > $this->limits->bytes + 2) {
                throw new LimitException(LimitExceeded::item($this->limits->bytes, $buffer->positionAt($buffer->at)));
            }
            if (!$buffer->more()) {
                return false;
            }
        }
    }

    /**
     * @throws SyntaxException
     */
    private function header(string $row, StreamBuffer $buffer): Header
    {
        $mark = \str_starts_with($row, self::BYTE_ORDER_MARK) ? \strlen(self::BYTE_ORDER_MARK) : 0;
        $row = Lines::withoutReturn(\substr($row, $mark));
        $cells = \preg_match('//u', $row) === 1 ? $this->lines->cells($row) : null;
        if ($cells === null) {
            $this->fail($this->lines->mistake($row), $buffer, $buffer->at + $mark);
        }
        $keys = [];
        $at = $buffer->at + $mark;
        foreach ($cells as $cell) {
            $key = \str_starts_with($cell, $this->options->quote) ? $this->lines->unquote($cell) : $cell;
            if (isset($keys[$key])) {
                $this->fail([0, 'there are two columns of this name'], $buffer, $at);
            }
            $keys[$key] = true;
            $at += \strlen($cell) + 1;
        }

        return new Header(\array_keys($keys), new Cells($this->expected, \array_keys($keys), $this->options->escapeFormulas));
    }

    /**
     * @param list<string> $rows with what stands before the line feed
     * @param int          $from where they begin in the buffer
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return \Generator<int, RowBatch>
     */
    private function batches(array $rows, Header $header, StreamBuffer $buffer, int $from): \Generator
    {
        $isText = \preg_match('//u', $buffer->text) === 1;
        $columns = \count($header->keys);
        $quote = $this->options->quote;
        $isLimited = $this->limits->bytes !== null || $this->limits->elements !== null || $this->limits->stringLength !== null;
        $trees = [];
        $given = 0;
        $failure = null;
        foreach ($rows as $index => $row) {
            $hasQuotes = \str_contains($row, $quote);
            if (\str_ends_with($row, "\r")) {
                $row = \substr($row, 0, -1);
            }
            if ($row === '' && $columns > 1) {
                continue;
            }
            $cells = $isText || \preg_match('//u', $row) === 1 ? $this->lines->cells($row) : null;
            if ($cells === null || \count($cells) !== $columns || ($isLimited && $this->exceeded($row, $cells) !== null)) {
                $failure = $index;

                break;
            }
            $empty = [];
            if ($hasQuotes) {
                foreach ($cells as $column => $cell) {
                    if (($cell[0] ?? '') === $quote) {
                        $cells[$column] = $this->lines->unquote($cell);
                        if ($cell === $quote . $quote) {
                            $empty[] = $header->keys[$column];
                        }
                    }
                }
            }
            $trees[] = $header->cells->tree(\array_combine($header->keys, $cells), $empty);
            if (\count($trees) === self::BATCH) {
                yield new RowBatch($trees, $rows, $this->lines, $header->keys, $buffer, $from, $given);
                $given += self::BATCH;
                $trees = [];
            }
        }
        if ($trees !== []) {
            yield new RowBatch($trees, $rows, $this->lines, $header->keys, $buffer, $from, $given);
        }
        if ($failure !== null) {
            $this->refuse($rows, $failure, $columns, $buffer, $from);
        }
    }

    /**
     * @param list<string> $cells
     *
     * @return ?array{LimitExceeded::*, string, int}
     */
    private function exceeded(string $row, array $cells): ?array
    {
        $limits = $this->limits;
        if (!$this->isDocument) {
            $this->elements = 0;
            if ($limits->bytes !== null && \strlen($row) > $limits->bytes) {
                return [LimitExceeded::TOO_LARGE, \sprintf('an item has more than the %d bytes allowed', $limits->bytes), $limits->bytes];
            }
        }
        $this->elements += \count($cells) + ($this->isDocument ? 1 : 0);
        if ($limits->elements !== null && $this->elements > $limits->elements) {
            return [LimitExceeded::TOO_MANY_ELEMENTS, \sprintf('the text has more than the %d elements and members allowed', $limits->elements), $limits->elements];
        }
        $longest = \max(0, ...\array_map(fn(string $cell): int => \strlen(\str_starts_with($cell, $this->options->quote) ? $this->lines->unquote($cell) : $cell), $cells));

        return $limits->stringLength !== null && $longest > $limits->stringLength
            ? [LimitExceeded::STRING_TOO_LONG, \sprintf('a string has %d bytes, more than the %d allowed', $longest, $limits->stringLength), $limits->stringLength]
            : null;
    }

    /**
     * @param list<string> $rows
     * @param int          $index of the one that is wrong
     * @param int          $from  where they begin in the buffer
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function refuse(array $rows, int $index, int $columns, StreamBuffer $buffer, int $from): never
    {
        for ($before = 0; $before < $index; ++$before) {
            $from += \strlen($rows[$before]) + 1;
        }
        $row = Lines::withoutReturn($rows[$index]);
        $cells = \preg_match('//u', $row) === 1 ? $this->lines->cells($row) : null;
        if ($cells === null) {
            $this->fail($this->lines->mistake($row), $buffer, $from);
        }
        if (\count($cells) !== $columns) {
            $this->fail([0, \sprintf('this row has %d cells, and the header %d', \count($cells), $columns)
                . (\count($cells) > $columns ? ". Put a cell into quotes that has a \"{$this->options->separator}\" in it" : '')], $buffer, $from);
        }
        $this->elements -= $this->isDocument ? $columns + 1 : 0;
        [$code, $message, $limit] = $this->exceeded($row, $cells) ?? throw new \LogicException('Nothing is wrong with this row.');

        throw new LimitException(new LimitExceeded($code, $message, $limit, $buffer->positionAt($from)));
    }

    /**
     * @param array{int, string} $mistake where it is from there on, and what
     *
     * @throws SyntaxException
     */
    private function fail(array $mistake, StreamBuffer $buffer, int $from): never
    {
        [$offset, $message] = $mistake;
        $code = \str_starts_with($message, 'invalid UTF-8') ? SyntaxError::INVALID_UTF8 : SyntaxError::SYNTAX;

        throw new SyntaxException(new SyntaxError($code, $message, $buffer->positionAt($from + $offset), Excerpt::of($buffer->text, $from + $offset)));
    }
}
