<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * Packs floats: as they are, as one for all, or, where that gives exactly the same ones, as integers and a power of ten.
 *
 * @internal
 */
final class FloatWriter
{
    public const RAW = 0;

    public const SAME = 1;

    /** Integers divided by 1, 10, 100, 1,000, 10,000, by what is added. */
    public const DECIMAL = 2;

    public const DIVISORS = [1.0, 10.0, 100.0, 1_000.0, 10_000.0];

    /** From here on not every integer is a float. */
    private const INEXACT = 2 ** 53;

    /**
     * @param non-empty-list<float> $values
     *
     * @return array{int, string} the packing and the bytes
     */
    public static function pack(array $values): array
    {
        $raw = pack('e*', ...$values);
        $first = substr($raw, 0, 8);
        if (\count($values) > 1 && str_repeat($first, \count($values)) === $raw) {
            return [self::SAME, $first];
        }
        $decimal = self::decimal($values, $raw);

        return $decimal !== null && \strlen($decimal[1]) < \strlen($raw) ? $decimal : [self::RAW, $raw];
    }

    /**
     * @param non-empty-list<float> $values
     *
     * @return array{int, string}|null
     */
    private static function decimal(array $values, string $raw): ?array
    {
        $places = 0;
        foreach ($values as $value) {
            while (self::integer($value, self::DIVISORS[$places]) === null) {
                if (!isset(self::DIVISORS[++$places])) {
                    return null;
                }
            }
        }
        $divisor = self::DIVISORS[$places];
        $integers = [];
        $back = [];
        foreach ($values as $value) {
            $integer = self::integer($value, $divisor);
            if ($integer === null) {
                return null;
            }
            $integers[] = $integer;
            $back[] = $integer / $divisor;
        }
        // Bit by bit: -0.0 equals 0.0.
        if (pack('e*', ...$back) !== $raw) {
            return null;
        }
        [$packing, $bytes] = IntWriter::pack($integers);

        return [self::DECIMAL + $places, \chr($packing) . $bytes];
    }

    private static function integer(float $value, float $divisor): ?int
    {
        $scaled = round($value * $divisor);
        if (!(abs($scaled) < self::INEXACT)) {
            return null;
        }

        return $scaled / $divisor === $value ? (int) $scaled : null;
    }
}
