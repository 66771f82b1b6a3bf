<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A table whose rows generated code writes without a tree: {@see RowFormat::rows()} takes the text of a row, without its line end,
 * in the place of a tree.
 *
 * @internal
 */
interface DirectRowFormat extends DirectFormat, RowFormat
{
    /**
     * What stands in the cells of such a text.
     *
     * @return array<array-key, string>
     */
    public function cells(string $row, Columns $columns): array;
}
