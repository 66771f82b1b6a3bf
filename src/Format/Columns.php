<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The columns of a type whose objects are rows of a table, when they are written.
 *
 * @api
 */
final readonly class Columns
{
    /** A number, or a text. */
    public const PLAIN = 0;

    /** It may be a bool. */
    public const BOOL = 1;

    /** It may be null. */
    public const NULL = 2;

    /** It may be anything, even what does not fit into a cell. */
    public const ANY = 7;

    /**
     * @param array<array-key, int> $kinds of the values, added up, by key, in the order of the columns
     */
    public function __construct(public array $kinds) {}

    /**
     * @param array<array-key, mixed> $row
     *
     * @return self for what is known by a row alone
     */
    public static function ofRow(array $row): self
    {
        return new self(array_fill_keys(array_keys($row), self::ANY));
    }
}
