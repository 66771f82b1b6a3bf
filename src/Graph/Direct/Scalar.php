<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;

/**
 * A value that is no more than a scalar, in the direct form. It takes few calls, because a call takes as long as what there is to do.
 *
 * @internal
 */
final class Scalar
{
    /** Mark and form, with a small checksum, and no entries. */
    private const HEAD = "\xC1\x83\0";

    private const LONG_WORD_HEAD = "\xC1\x83\0\xC8";

    /**
     * @param null|bool|int|float|string|array{} $value a string only if it is empty
     */
    public static function write(bool|int|float|string|array|null $value): string
    {
        if (\is_int($value)) {
            // The most frequent one first.
            $bytes = $value > 0xFFFF && $value <= 0xFFFF_FFFF ? self::LONG_WORD_HEAD . \pack('V', $value) : self::HEAD . self::integerOf($value);
        } else {
            $bytes = self::HEAD . match (true) {
                \is_float($value) => \chr(Tokens::FLOAT) . \pack('e', $value),
                $value === null => \chr(Tokens::NOTHING),
                $value === [] => \chr(Tokens::EMPTY_ARRAY),
                $value === '' => \chr(Tokens::SHORT_STRING),
                default => \chr($value === true ? Tokens::YES : Tokens::NO),
            };
        }
        $checksum = \crc32($bytes);
        // What is added to a variable PHP does not copy once more.
        $bytes .= \pack('v', $checksum ^ ($checksum >> 16));

        return $bytes;
    }

    /** Of all that four bytes do not hold, or do not need. */
    private static function integerOf(int $value): string
    {
        return match (true) {
            $value < 0 => self::negative(~$value),
            $value < Tokens::SHORT_STRING => \chr($value),
            $value <= 0xFF + Tokens::SHORT_STRING => \chr(Tokens::BYTE) . \chr($value - Tokens::SHORT_STRING),
            $value <= 0xFFFF => \chr(Tokens::WORD) . \pack('v', $value),
            default => \chr(Tokens::ANY_INTEGER) . \pack('P', $value),
        };
    }

    private static function negative(int $rest): string
    {
        return match (true) {
            $rest <= 0xFF => \chr(Tokens::NEGATIVE_BYTE) . \chr($rest),
            $rest <= 0xFFFF => \chr(Tokens::NEGATIVE_WORD) . \pack('v', $rest),
            $rest <= 0xFFFF_FFFF => \chr(Tokens::NEGATIVE_LONG_WORD) . \pack('V', $rest),
            default => \chr(Tokens::ANY_INTEGER) . \pack('P', ~$rest),
        };
    }

    /**
     * The whole of bytes that begin so and hold an integer in four bytes, the most frequent one.
     *
     * @return ?int null of all others, and where the checksum is wrong
     */
    public static function integer(string $bytes): ?int
    {
        if (\strlen($bytes) !== 10 || $bytes[3] !== "\xC8") {
            return null;
        }
        $checksum = \crc32(\substr($bytes, 0, 8));

        return (($checksum ^ ($checksum >> 16)) & 0xFFFF) === (\ord($bytes[8]) | \ord($bytes[9]) << 8)
            ? \ord($bytes[4]) | \ord($bytes[5]) << 8 | \ord($bytes[6]) << 16 | \ord($bytes[7]) << 24
            : null;
    }

    /**
     * Whether a scalar begins here, and no array or object.
     *
     * @param int $end the position behind the value
     */
    public static function isAlone(string $bytes, int $position, int $end): bool
    {
        $tag = $position < $end ? \ord($bytes[$position]) : Tokens::ENTRY;

        return $tag < Tokens::SHORT_LIST || ($tag >= Tokens::NOTHING && $tag < Tokens::LIST);
    }

    /**
     * @param int $position of the first byte, which there is
     * @param int $end      the position behind the value
     *
     * @return null|bool|int|float|string|array{}
     *
     * @throws DamagedBytes also when there is more
     */
    public static function read(string $bytes, int $position, int $end): bool|int|float|string|array|null
    {
        $tag = \ord($bytes[$position]);
        $length = $end - $position - 1;
        if ($tag === Tokens::LONG_WORD && $length === 4) {
            return \ord($bytes[$position + 1]) | \ord($bytes[$position + 2]) << 8 | \ord($bytes[$position + 3]) << 16 | \ord($bytes[$position + 4]) << 24;
        }
        if ($tag - Tokens::SHORT_STRING === $length && $length < 0x20) {
            return \substr($bytes, $position + 1, $length);
        }
        if ($tag === Tokens::STRING_8 && $length > 0 && \ord($bytes[$position + 1]) === $length - 1) {
            return \substr($bytes, $position + 2, $length - 1);
        }
        $cursor = new Cursor($bytes, $position + 1, $end);
        $value = (new Tokens($cursor))->scalar($tag);

        return $cursor->remaining() === 0 ? $value : throw new DamagedBytes('There are bytes behind the end.');
    }
}
