<?php

declare(strict_types=1);

namespace Kiln\Graph;

use Kiln\Graph\Collect\Pointer;

/**
 * The kinds of cells, as they stand in the high half of a column's first byte (docs/graph-format.md, "Columns").
 *
 * Integers, not an enum: they are compared once or more for every cell.
 *
 * @internal
 */
final class Kind
{
    public const NULL = 0;
    public const FALSE = 1;
    public const TRUE = 2;
    public const EMPTY_ARRAY = 3;
    public const INT = 4;
    public const FLOAT = 5;
    public const STRING = 6;
    public const ARRAY = 7;
    public const OBJECT = 8;
    public const ENUM = 9;
    public const REFERENCE = 10;
    /** Cells of several kinds; not the kind of a cell. */
    public const MIXED = 11;

    public static function of(bool|int|float|string|Pointer|null $cell): int
    {
        return match (true) {
            \is_string($cell) => self::STRING,
            \is_int($cell) => self::INT,
            $cell instanceof Pointer => $cell->kind,
            \is_float($cell) => self::FLOAT,
            $cell === null => self::NULL,
            default => $cell ? self::TRUE : self::FALSE,
        };
    }
}
