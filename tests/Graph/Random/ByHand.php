<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * Bytes as nobody but an attacker would write them, by docs/graph-format.md.
 */
final class ByHand
{
    /**
     * @param int $parts the bits of the parts that the content has
     */
    public static function graph(int $parts, string $content): string
    {
        return Damage::sealed("\xC1\x01" . \chr($parts) . $content);
    }

    public static function varint(int $number): string
    {
        $bytes = '';
        for (; $number > 0x7F; $number >>= 7) {
            $bytes .= \chr($number & 0x7F | 0x80);
        }

        return $bytes . \chr($number);
    }

    /**
     * The magnitude first, for any sign.
     */
    public static function signed(int $number): string
    {
        $bits = $number << 1 ^ $number >> 63;
        $bytes = '';
        for (; $bits > 0x7F || $bits < 0; $bits = $bits >> 7 & \PHP_INT_MAX >> 6) {
            $bytes .= \chr($bits & 0x7F | 0x80);
        }

        return $bytes . \chr($bits);
    }

    /**
     * The part with the strings.
     */
    public static function strings(string ...$strings): string
    {
        $text = implode("\0", $strings);

        return self::varint(\count($strings) << 2 | 2) . self::varint(\strlen($text)) . $text;
    }

    /**
     * A column of the same integer.
     */
    public static function integer(int $natural): string
    {
        return "\x40" . self::varint($natural << 1);
    }
}
