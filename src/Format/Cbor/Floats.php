<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * Floats of 16, 32 and 64 bits (IEEE 754; RFC 8949, sections 3.3 and 4.2.1 and appendix D).
 *
 * @internal
 */
final class Floats
{
    public static function half(int $bits): float
    {
        $exponent = $bits >> 10 & 0x1F;
        $mantissa = $bits & 0x3FF;
        $value = match (true) {
            $exponent === 0 => $mantissa * 2 ** -24,
            $exponent === 31 => $mantissa === 0 ? \INF : \NAN,
            default => ($mantissa + 1024) * 2 ** ($exponent - 25),
        };

        return ($bits & 0x8000) !== 0 ? -(float) $value : (float) $value;
    }

    /**
     * The shortest form that is the same number, with its first byte.
     */
    public static function shortest(float $number): string
    {
        if (\is_nan($number)) {
            return "\xF9\x7E\x00";
        }
        $single = \pack('G', $number);
        /** @var array{1: float} $read */
        $read = \unpack('G', $single);
        if ($read[1] !== $number) {
            return \pack('CE', 0xFB, $number);
        }
        /** @var array{1: int} $bits */
        $bits = \unpack('N', $single);
        $half = self::asHalf($bits[1]);

        return $half === null ? "\xFA" . $single : \pack('Cn', 0xF9, $half);
    }

    /**
     * @param int $bits of 32
     *
     * @return ?int bits of 16, where they are the same number
     */
    private static function asHalf(int $bits): ?int
    {
        $sign = $bits >> 16 & 0x8000;
        $exponent = ($bits >> 23 & 0xFF) - 127;
        $mantissa = $bits & 0x7F_FFFF;

        return match (true) {
            $exponent === 128 => $sign | 0x7C00,
            ($bits & 0x7FFF_FFFF) === 0 => $sign,
            $exponent >= -14 && $exponent <= 15 => ($mantissa & 0x1FFF) === 0 ? $sign | $exponent + 15 << 10 | $mantissa >> 13 : null,
            // Without the leading bit that the others leave out.
            $exponent >= -24 && $exponent < -14 => self::subnormal($sign, $mantissa | 0x80_0000, -1 - $exponent),
            default => null,
        };
    }

    private static function subnormal(int $sign, int $mantissa, int $shift): ?int
    {
        return ($mantissa & (1 << $shift) - 1) === 0 ? $sign | $mantissa >> $shift : null;
    }
}
