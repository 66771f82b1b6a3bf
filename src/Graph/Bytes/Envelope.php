<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

use Kiln\Graph\DamagedBytes;

/**
 * What stands around the content: a mark, the form, and a checksum.
 *
 * @internal
 */
final class Envelope
{
    /** No text begins so, nor what serialize(), igbinary or msgpack write of a value. */
    public const MARK = "\xC1";

    /** Columns: a byte that says which parts there are, and these. */
    public const COLUMNS = 1;

    /** What serialize() writes. */
    public const SERIALIZED = 2;

    /** Values one behind the other. */
    public const DIRECT = 3;

    /** In the byte of the form: the checksum has two bytes, not four. */
    private const SMALL = 0x80;

    private const SMALL_LENGTH = 256;

    /** Where the content begins. */
    public const CONTENT = 2;

    /** The CRC-32 of any bytes with their own CRC-32 behind them; so nothing need be copied. */
    private const RESIDUE = 0x2144_DF1C;

    /**
     * @param string $head what does not count for the length that decides about the checksum
     */
    public static function close(int $form, string $content, string $head = ''): string
    {
        $isSmall = \strlen($content) < self::SMALL_LENGTH;
        $bytes = self::MARK . \chr($isSmall ? $form | self::SMALL : $form) . $head . $content;

        return $bytes . self::checksum($bytes, $isSmall);
    }

    /**
     * @return array{int, int} the form of the content, and where it ends; it begins at {@see self::CONTENT}, and has one byte at least
     *
     * @throws DamagedBytes
     */
    public static function open(string $bytes): array
    {
        if (!str_starts_with($bytes, self::MARK)) {
            throw new DamagedBytes('These are not bytes of Graph::encode().');
        }
        if (\strlen($bytes) < 5) {
            throw new DamagedBytes('The bytes are cut off.');
        }
        $form = \ord($bytes[1]);
        $isSmall = ($form & self::SMALL) !== 0;
        $end = \strlen($bytes) - ($isSmall ? 2 : 4);
        if ($end <= self::CONTENT) {
            throw new DamagedBytes('The bytes are cut off.');
        }
        if ($isSmall ? self::checksum(substr($bytes, 0, $end), true) !== substr($bytes, $end) : crc32($bytes) !== self::RESIDUE) {
            throw new DamagedBytes('The checksum is wrong: the bytes are cut off or changed.');
        }

        return [$form & ~self::SMALL, $end];
    }

    private static function checksum(string $bytes, bool $isSmall): string
    {
        $checksum = crc32($bytes);

        return $isSmall ? pack('v', ($checksum ^ ($checksum >> 16)) & 0xFFFF) : pack('V', $checksum);
    }
}
