<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * An upper bound of the memory that decoding takes, in bytes, as far as the length of the bytes does not bound it already.
 *
 * Columns of equal values take next to no bytes, so a few bytes could ask for any number of cells. Therefore the weight of
 * all that they ask for must be covered by their length; {@see GraphWriter} fills up where it is not.
 *
 * @internal
 */
final class Weight
{
    /** Arrays in arrays: PHP frees them by recursion. unserialize() allows as many. */
    public const LEVELS = 4096;

    public const CELL = 48;

    /** Besides its cell. PHP makes a list of them, and a table that may be twice as long as it need be. */
    public const KEY = 96;

    /** Besides its bytes, of which it has one at least. */
    public const STRING = 72;

    public const ENUM_CASE = 200;

    public const ARRAY = 400;

    public const OBJECT = 320;

    public const REFERENCE = 160;

    public const COLUMN = 600;

    /** Of a column of several kinds, the column of each kind. */
    public const PART = 400;

    public const SECTION = 700;

    public const SHAPE = 1_500;

    /** What is known of a property, for all objects of a shape together. */
    public const PROPERTY = 250;

    /** What needs no cover. */
    private const FREE = 1 << 19;

    private const PER_BYTE = 56;

    /** More than there can ever be, and far from what an integer cannot hold. */
    private const TOO_MUCH = 1 << 46;

    /** What PHP allocates (php-src, Zend/zend_alloc_sizes.h): of more than that, whole pages. */
    private const SMALL = 3_072;

    private const PAGE = 4_096;

    /** An object and one of its slots, an array, the least table of an array and one of its places (php-src, Zend/zend_types.h). */
    private const BARE_OBJECT = 40;

    private const SLOT = 16;

    private const BARE_ARRAY = 56;

    private const LEAST_TABLE = 8;

    private const PLACE = 40;

    /** That the decoder knows an object by its number. */
    private const KNOWN = 32;

    private int $weight = 0;

    /**
     * What an array with so many keys takes beyond {@see self::ARRAY} and its cells.
     *
     * @param int<0, max> $keys
     */
    public static function ofKeys(int $keys): int
    {
        return \max(0, self::table($keys) - self::table(0) - self::CELL * $keys);
    }

    /**
     * What an object takes beyond {@see self::OBJECT} and its cells. Dynamic properties make a table of all.
     *
     * @param int<0, max> $declared properties of its class
     * @param int<0, max> $listed   properties of its shape
     * @param int<0, max> $dynamic  those of them that its class does not declare
     */
    public static function ofProperties(int $declared, int $listed, int $dynamic): int
    {
        $size = self::BARE_OBJECT + self::SLOT * $declared;
        // Up to that, sizes are a quarter apart at most.
        $size += $size <= self::SMALL ? $size >> 2 : self::PAGE;
        $size += $dynamic === 0 ? 0 : self::BARE_ARRAY + self::table($declared + $dynamic);

        return \max(0, $size + self::KNOWN + self::SLOT * $listed - self::OBJECT - self::CELL * $listed);
    }

    /**
     * PHP gives a table a power of two of places.
     */
    private static function table(int $elements): int
    {
        $places = self::LEAST_TABLE;
        while ($places < $elements) {
            $places <<= 1;
        }
        $size = $places * self::PLACE;

        return $size <= self::SMALL ? $size : ($size + self::PAGE - 1) & -self::PAGE;
    }

    public function add(int $count, int $each): void
    {
        $this->weight = \min(self::TOO_MUCH, $this->weight + \min(self::TOO_MUCH, $count) * $each);
    }

    /**
     * Whether so many bytes are enough.
     */
    public function isCoveredBy(int $length): bool
    {
        return $this->weight <= self::FREE || $this->length() <= $length;
    }

    /**
     * How many bytes are necessary.
     */
    public function length(): int
    {
        return \max(0, \intdiv($this->weight - self::FREE + self::PER_BYTE - 1, self::PER_BYTE));
    }
}
