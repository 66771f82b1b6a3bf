<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * Integers of variable length: seven bits a byte, the lowest first, the highest bit says that more follow.
 *
 * @internal
 */
final class Varint
{
    public static function unsigned(int $value): string
    {
        $bytes = '';
        // A negative integer is taken as the unsigned one with the same bits.
        while ($value > 0x7F || $value < 0) {
            $bytes .= \chr(($value & 0x7F) | 0x80);
            $value = ($value >> 7) & (\PHP_INT_MAX >> 6);
        }

        return $bytes . \chr($value);
    }

    /**
     * Small magnitudes of either sign become small: 0, -1, 1, -2, … as 0, 1, 2, 3, …
     */
    public static function signed(int $value): string
    {
        return self::unsigned(($value << 1) ^ ($value >> 63));
    }
}
