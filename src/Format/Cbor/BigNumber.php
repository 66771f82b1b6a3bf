<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * Integers beyond 64 bits, as tags 2 and 3 have them (RFC 8949, section 3.4.3): an int where it suffices, else decimal digits.
 *
 * @internal
 */
final class BigNumber
{
    public const POSITIVE = 2;

    public const NEGATIVE = 3;

    /** Digits of a group; two of its size, and a byte, fit into an int. */
    private const BASE = 1_000_000_000;

    /** Longer ones take too long: the time grows with the square. */
    private const MOST_BYTES = 1024;

    /**
     * @param string $bytes of n, the first one the highest
     *
     * @return int|string|null n, or -1 - n; null where it is too long
     */
    public static function read(string $bytes, bool $isNegative): int|string|null
    {
        $bytes = \ltrim($bytes, "\0");
        if (\strlen($bytes) < 8 || (\strlen($bytes) === 8 && $bytes < "\x80")) {
            /** @var array{1: int} $number */
            $number = \unpack('J', \str_pad($bytes, 8, "\0", \STR_PAD_LEFT));

            return $isNegative ? ~$number[1] : $number[1];
        }
        if (\strlen($bytes) > self::MOST_BYTES) {
            return null;
        }

        return $isNegative ? '-' . self::digits($bytes, 1) : self::digits($bytes, 0);
    }

    /**
     * @param int $more to add
     */
    private static function digits(string $bytes, int $more): string
    {
        $groups = [0];
        /** @var array<int> $numbers */
        $numbers = \unpack('C*', $bytes);
        foreach ([...$numbers, null] as $byte) {
            $carry = $byte ?? $more;
            foreach ($groups as $index => $group) {
                $sum = ($byte === null ? $group : $group << 8) + $carry;
                $groups[$index] = $sum % self::BASE;
                $carry = \intdiv($sum, self::BASE);
            }
            if ($carry > 0) {
                $groups[] = $carry;
            }
        }
        $digits = (string) \array_pop($groups);
        foreach (\array_reverse($groups) as $group) {
            $digits .= \str_pad((string) $group, 9, '0', \STR_PAD_LEFT);
        }

        return $digits;
    }
}
