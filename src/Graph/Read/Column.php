<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * The cells of a column, checked, before the objects are made that some of them refer to.
 *
 * They are read once, from the first to the last, a block at a time: what a block takes stays in the cache of the processor.
 *
 * @internal
 */
interface Column
{
    /**
     * The kinds that occur.
     *
     * @return list<int>
     */
    public function kinds(): array;

    /**
     * The kind of each cell.
     *
     * @return list<int>
     */
    public function cellKinds(): array;

    /**
     * The numbers by which the cells of a kind refer to something, in the order of the cells.
     *
     * @return list<int>
     */
    public function numbers(int $kind): array;

    /**
     * The cells that refer to PHP references, which must be bound and cannot be assigned.
     *
     * @return iterable<int, int> position => number of the reference
     */
    public function references(): iterable;

    /**
     * The values of the next cells; null for references.
     *
     * @param int<1, max> $count
     *
     * @return list<mixed>
     */
    public function next(int $count, Tables $tables): array;
}
