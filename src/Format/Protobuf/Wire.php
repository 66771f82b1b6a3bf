<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

/**
 * Numbers on the wire.
 *
 * @see https://protobuf.dev/programming-guides/encoding/
 *
 * @internal
 */
final readonly class Wire
{
    /** Types of fields on the wire, the lowest three bits of a tag. */
    public const VARINT = 0;
    public const I64 = 1;
    public const LEN = 2;
    public const START_GROUP = 3;
    public const END_GROUP = 4;
    public const I32 = 5;

    /** Numbers of fields that nobody may have, and the largest (language guide, "Assigning Field Numbers"). */
    public const RESERVED = [19_000, 19_999];
    public const LARGEST = 536_870_911;

    /** Bytes of a number of 64 bits, seven in each. */
    public const LONGEST_VARINT = 10;

    public static function varint(int $number): string
    {
        $bytes = '';
        while ($number < 0 || $number > 0x7F) {
            $bytes .= \chr($number & 0x7F | 0x80);
            $number = $number >> 7 & 0x01FF_FFFF_FFFF_FFFF;
        }

        return $bytes . \chr($number);
    }

    public static function tag(int $number, int $wire): string
    {
        return self::varint($number << 3 | $wire);
    }

    public static function zigzag(int $number): int
    {
        return $number << 1 ^ $number >> 63;
    }

    public static function unzigzag(int $number): int
    {
        return $number >> 1 & \PHP_INT_MAX ^ -($number & 1);
    }
}
