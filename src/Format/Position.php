<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Error\Place;

/**
 * A place in a text or stream, or among bytes that are no text.
 *
 * A line ends at LF; the CR of a CRLF belongs to the line it closes, and a lone CR ends nothing.
 *
 * @api
 */
final readonly class Position implements \Stringable
{
    /**
     * @param int  $offset bytes before the place
     * @param ?int $line   counted from 1; null among bytes that are no text
     * @param ?int $column counted from 1, in Unicode code points (a tab is one, an emoji may be several); null where $line is
     * @param string $xpath of an element or attribute; '' where there are none
     */
    public function __construct(
        public int $offset,
        public ?int $line,
        public ?int $column,
        public string $xpath = '',
    ) {}

    /** The beginning of a text. */
    public static function start(): self
    {
        return new self(0, 1, 1);
    }

    /** A place among bytes that are no text. */
    public static function atByte(int $offset): self
    {
        return new self($offset, null, null);
    }

    public static function in(string $text, int $offset): self
    {
        $counter = new PositionCounter();
        $counter->advance($text, 0, $offset);

        return $counter->position();
    }

    /**
     * Many places in one pass.
     *
     * @template K of array-key
     *
     * @param array<K, ?int> $offsets
     *
     * @return array<K, ?self> in the same order; null for null
     */
    public static function all(string $text, array $offsets): array
    {
        $positions = \array_fill_keys(\array_keys($offsets), null);
        $offsets = \array_filter($offsets, static fn(?int $offset): bool => $offset !== null);
        \asort($offsets);
        $counter = new PositionCounter();
        $at = 0;
        foreach ($offsets as $key => $offset) {
            $counter->advance($text, $at, $offset - $at);
            $positions[$key] = $counter->position();
            $at = $offset;
        }

        return $positions;
    }

    /** The same place, counted from the beginning of the text in which this one's text begins at $start. */
    public function within(self $start): self
    {
        if ($this->line === null || $this->column === null || $start->line === null || $start->column === null) {
            return self::atByte($start->offset + $this->offset);
        }

        return new self(
            $start->offset + $this->offset,
            $start->line + $this->line - 1,
            $this->line === 1 ? $start->column + $this->column - 1 : $this->column,
            $this->xpath,
        );
    }

    /** The same place, with the way there. */
    public function at(string $xpath): self
    {
        return new self($this->offset, $this->line, $this->column, $xpath);
    }

    /**
     * `line 3, column 17`, or `byte 42`.
     */
    public function __toString(): string
    {
        return Place::text($this->line, $this->column, $this->offset);
    }
}
