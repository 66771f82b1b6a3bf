<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Some rows of a table that follow each other.
 *
 * @api
 */
interface Rows
{
    /**
     * @return list<array<array-key, mixed>> by key
     */
    public function trees(): array;

    /**
     * Where a row and its cells begin. To be asked before the next rows are.
     *
     * @param int                   $row   among these, from 0
     * @param array<int, string|int|null> $cells by their keys; null for the row itself
     *
     * @return array<int, ?Position> null for a cell that is not there
     */
    public function positions(int $row, array $cells): array;
}
