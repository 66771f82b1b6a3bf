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
     * @param list<mixed> $rows trees
     *
     * @return self for what is known by rows alone: the keys of all of them
     */
    public static function ofRows(array $rows): self
    {
        $kinds = [];
        foreach ($rows as $row) {
            $kinds += \array_fill_keys(\array_keys((array) $row), self::ANY);
        }

        return new self($kinds);
    }

    /**
     * The columns of both.
     */
    public function and(self $other): self
    {
        $kinds = $this->kinds;
        foreach ($other->kinds as $key => $kind) {
            $kinds[$key] = $kind | ($kinds[$key] ?? self::PLAIN);
        }

        return new self($kinds);
    }
}
