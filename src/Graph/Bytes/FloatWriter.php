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

    private const NEGATIVE_ZERO = "\0\0\0\0\0\0\0\x80";

    /** From here on not every integer is a float. */
    private const INEXACT = 2 ** 53;

    /**
     * @param non-empty-list<float> $values
     *
     * @return array{int, string} the packing and the bytes
     */
    public static function pack(array $values): array
    {
        $raw = \pack('e*', ...$values);
        $first = \substr($raw, 0, 8);
        if (\count($values) > 1 && \str_repeat($first, \count($values)) === $raw) {
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
        foreach (self::DIVISORS as $places => $divisor) {
            $integers = self::integers($values, $divisor);
            if ($integers === null) {
                continue;
            }
            // -0.0 equals 0.0.
            if (\in_array(0, $integers, true) && \str_contains($raw, self::NEGATIVE_ZERO) && \pack('e*', ...\array_map(static fn(int $integer): float => $integer / $divisor, $integers)) !== $raw) {
                return null;
            }
            [$packing, $bytes] = IntWriter::pack($integers);

            return [self::DECIMAL + $places, \chr($packing) . $bytes];
        }

        return null;
    }

    /**
     * @param non-empty-list<float> $values
     *
     * @return non-empty-list<int>|null null when there is one that does not give exactly the float
     */
    private static function integers(array $values, float $divisor): ?array
    {
        $integers = [];
        foreach ($values as $value) {
            $scaled = $value * $divisor;
            if (!($scaled < self::INEXACT && $scaled > -self::INEXACT)) {
                return null;
            }
            $integer = (int) ($scaled < 0.0 ? $scaled - 0.5 : $scaled + 0.5);
            if ($integer / $divisor !== $value) {
                return null;
            }
            $integers[] = $integer;
        }

        return $integers;
    }
}
