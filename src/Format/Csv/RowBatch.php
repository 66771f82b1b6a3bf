<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

use Kiln\Format\Position;
use Kiln\Format\Rows;
use Kiln\Format\StreamBuffer;

/**
 * Rows that lie in a buffer.
 *
 * @internal
 */
final readonly class RowBatch implements Rows
{
    /**
     * @param list<array<array-key, mixed>> $trees
     * @param list<string>                  $rows   as they stand in the buffer, without their line feeds; more may follow than there
     *                                              are trees
     * @param list<array-key>               $keys   of the columns
     * @param int                           $from   where the rows begin in the buffer
     * @param int                           $first  how many of the rows have had trees before
     */
    public function __construct(
        private array $trees,
        private array $rows,
        private Lines $lines,
        private array $keys,
        private StreamBuffer $buffer,
        private int $from,
        private int $first,
    ) {}

    public function trees(): array
    {
        return $this->trees;
    }

    public function positions(int $row, array $cells): array
    {
        $at = $this->from;
        $row += $this->first;
        foreach ($this->rows as $text) {
            $isBlank = \count($this->keys) > 1 && Lines::withoutReturn($text) === '';
            if (!$isBlank && $row-- === 0) {
                break;
            }
            $at += \strlen($text) + 1;
        }
        $offsets = $this->lines->offsets($text ?? '', $this->keys, $at);
        $start = $this->buffer->positionAt($at);
        // Offsets must not fall from call to call.
        $places = \array_map($this->buffer->positionAt(...), $offsets);

        return \array_map(static fn(string|int|null $key): ?Position => $key === null ? $start : $places[$key] ?? null, $cells);
    }
}
