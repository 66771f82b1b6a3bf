<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * What scalars a type expects, and where: for formats whose scalars are only text until the type is known.
 *
 * A *place* is a number. From 0 on it is the kinds of scalars that may stand there, with anything below. A negative one has a
 * row in the table, at `~$place`: the kinds, the place of each item of a list (or the places of the first ones), the places of
 * members of a map by key, the place of all other members, and the cases that the members of a map decide between.
 *
 * Each case is a field and its values, or null and the keys that must be there, and the place for such a map. The first case that
 * fits is taken.
 *
 * @phpstan-type Row array{int, int|list<int>, array<int|string, int>, int, list<array{?string, list<string>, int}>}
 *
 * @api
 */
final readonly class Expected
{
    public const NULL = 1;
    public const BOOL = 2;
    public const INT = 4;
    public const FLOAT = 8;
    public const TEXT = 16;

    /** Besides {@see TEXT}: the text is base64, and stands for bytes. */
    public const BASE64 = 32;

    /** Any scalar: what stands there is what the format itself takes it for. */
    public const ANY = 31;

    /**
     * @param int       $root  the place of the document
     * @param list<Row> $table
     */
    public function __construct(public int $root = self::ANY, public array $table = []) {}

    /**
     * @return int the kinds of scalars that may stand in a place: NULL, BOOL, INT, FLOAT, TEXT and BASE64, added up; 0 where only a list
     *             or a map may
     */
    public function kinds(int $place): int
    {
        return $place < 0 ? $this->table[~$place][0] : $place;
    }

    /**
     * The place of an item of a list.
     */
    public function item(int $place, int $index): int
    {
        if ($place >= 0) {
            return self::ANY;
        }
        $items = $this->table[~$place][1];

        return \is_int($items) ? $items : $items[$index] ?? self::ANY;
    }

    /**
     * The place of a member of a map that {@see map()} was asked for.
     */
    public function member(int $place, int|string $key): int
    {
        if ($place >= 0) {
            return self::ANY;
        }
        $row = $this->table[~$place];

        return $row[2][$key] ?? $row[3];
    }

    /**
     * @param array<int|string, mixed> $members with strings for scalars, as they stand in the text, and null for what is nothing
     *
     * @return int the place of a map with these members, which says what is expected of them
     */
    public function map(int $place, array $members): int
    {
        while ($place < 0 && ($cases = $this->table[~$place][4]) !== []) {
            $place = self::ANY;
            foreach ($cases as [$field, $values, $case]) {
                if ($field === null ? self::hasAll($members, $values) : \in_array($members[$field] ?? null, $values, true)) {
                    $place = $case;
                    break;
                }
            }
        }

        return $place;
    }

    /**
     * @param array<int|string, mixed> $members
     * @param list<string>             $keys
     */
    private static function hasAll(array $members, array $keys): bool
    {
        foreach ($keys as $key) {
            if (!isset($members[$key])) {
                return false;
            }
        }

        return true;
    }
}
