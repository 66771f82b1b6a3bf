<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * An upper bound of the memory that decoding takes, in bytes, as far as the length of the bytes does not bound it already.
 *
 * Columns of equal values take next to no bytes, so a few bytes could ask for any number of cells. Therefore the weight of
 * all that they ask for must be covered by their length; {@see Envelope} fills up where it is not.
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

    public const ENUM_CASE = 200;

    public const ARRAY = 400;

    /** Dynamic properties have a table of their own in each object. */
    public const OBJECT = 320;

    /** Of each object, a property that its class declares and its shape does not list. */
    public const UNLISTED = 16;

    public const REFERENCE = 160;

    public const COLUMN = 600;

    public const SECTION = 700;

    public const SHAPE = 1_500;

    /** What is known of a property, for all objects of a shape together. */
    public const PROPERTY = 250;

    /** What needs no cover. */
    private const FREE = 1 << 19;

    private const PER_BYTE = 56;

    /** More than there can ever be, and far from what an integer cannot hold. */
    private const TOO_MUCH = 1 << 46;

    private int $weight = 0;

    public function add(int $count, int $each): void
    {
        $this->weight = min(self::TOO_MUCH, $this->weight + min(self::TOO_MUCH, $count) * $each);
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
        return max(0, intdiv($this->weight - self::FREE + self::PER_BYTE - 1, self::PER_BYTE));
    }
}
