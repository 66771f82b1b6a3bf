<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A format whose documents are tables: rows of scalars below a header. A stream of it has one header too, so its items are no
 * documents of their own.
 *
 * @api
 */
interface RowFormat extends ResolvesScalars
{
    /**
     * The header, and what stands before it.
     */
    public function header(Columns $columns): string;

    /**
     * @param list<mixed> $rows   trees
     * @param int         $number of the first row, from 0
     *
     * @throws CannotEncode for a row that is not of these columns, or holds what cannot be written; its path begins with the number
     *                      of the row
     */
    public function rows(array $rows, Columns $columns, int $number): string;

    /**
     * Reads a stream, with memory for a part of it.
     *
     * @param iterable<string> $chunks   pieces of any size, which end anywhere
     * @param Expected         $expected of a row
     * @param Limits           $limits   of each row
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return iterable<Rows>
     */
    public function read(iterable $chunks, Expected $expected, Limits $limits): iterable;
}
