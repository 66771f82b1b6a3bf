<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

use Kiln\Bytes;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Wire;
use Kiln\Format\Binary\Writer;
use Kiln\Format\CannotEncode;

/**
 * The bytes of MessagePack: each value in the shortest of its forms, but floats, which have 64 bits.
 *
 * @internal
 */
final readonly class MessagePackWire implements Wire
{
    public function null(): string
    {
        return "\xC0";
    }

    public function true(): string
    {
        return "\xC3";
    }

    public function false(): string
    {
        return "\xC2";
    }

    public function integer(int $number): string
    {
        return match (true) {
            $number >= 0 => match (true) {
                $number < 0x80 => \chr($number),
                $number < 0x100 => "\xCC" . \chr($number),
                $number < 0x1_0000 => \pack('Cn', 0xCD, $number),
                $number < 0x1_0000_0000 => \pack('CN', 0xCE, $number),
                default => \pack('CJ', 0xCF, $number),
            },
            $number >= -0x20 => \chr($number & 0xFF),
            $number >= -0x80 => \pack('Cc', 0xD0, $number),
            $number >= -0x8000 => \pack('Cn', 0xD1, $number & 0xFFFF),
            $number >= -0x8000_0000 => \pack('CN', 0xD2, $number & 0xFFFF_FFFF),
            default => \pack('CJ', 0xD3, $number),
        };
    }

    public function float(float $number): string
    {
        return \pack('CE', 0xCB, $number);
    }

    public function double(): string
    {
        return "\xCB";
    }

    public function short(): string
    {
        return "\xCD";
    }

    public function head(int $kind, int $count): string
    {
        if ($count >= 0x1_0000_0000) {
            throw new CannotEncode('more than a length of 32 bits can say');
        }

        return match ($kind) {
            Head::TEXT => $count < 0x20 ? \chr(0xA0 | $count) : self::sized(0xD9, $count),
            Head::BYTES => self::sized(0xC4, $count),
            Head::ITEMS => self::counted(0x90, 0xDC, $count),
            default => self::counted(0x80, 0xDE, $count),
        };
    }

    public function leaf(object $leaf, Writer $writer): string
    {
        return match (true) {
            $leaf instanceof Bytes => $this->head(Head::BYTES, \strlen($leaf->bytes)) . $leaf->bytes,
            $leaf instanceof \DateTimeInterface => Timestamp::write($leaf),
            $leaf instanceof Extension => self::extension($leaf->type, $leaf->data->bytes),
            default => throw new CannotEncode('an object of ' . $leaf::class),
        };
    }

    private static function extension(int $type, string $data): string
    {
        $length = \strlen($data);
        $fixed = [1 => 0xD4, 2 => 0xD5, 4 => 0xD6, 8 => 0xD7, 16 => 0xD8][$length] ?? null;

        return ($fixed === null ? self::sized(0xC7, $length) : \chr($fixed)) . \pack('c', $type) . $data;
    }

    /**
     * @param int $first byte where the length has 8 bits; that for 16 and that for 32 follow it
     */
    private static function sized(int $first, int $length): string
    {
        return match (true) {
            $length < 0x100 => \chr($first) . \chr($length),
            $length < 0x1_0000 => \pack('Cn', $first + 1, $length),
            default => \pack('CN', $first + 2, $length),
        };
    }

    /**
     * @param int $short first byte, the count in which has four bits
     * @param int $long  where the count has 16 bits; that for 32 follows it
     */
    private static function counted(int $short, int $long, int $count): string
    {
        return match (true) {
            $count < 0x10 => \chr($short | $count),
            $count < 0x1_0000 => \pack('Cn', $long, $count),
            default => \pack('CN', $long + 1, $count),
        };
    }
}
