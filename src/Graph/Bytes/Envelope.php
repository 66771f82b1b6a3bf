<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

use Kiln\Graph\DamagedBytes;

/**
 * What stands around the content: a mark, the version, which parts there are, and a checksum.
 *
 * @internal
 */
final class Envelope
{
    /** No text begins so, nor what serialize(), igbinary or msgpack write of a value. */
    public const MARK = "\xC1";

    private const VERSION = 1;

    /** In the byte of the version: the checksum has two bytes, not four. */
    private const SMALL = 0x80;

    private const SMALL_LENGTH = 256;

    /** Where the content begins. */
    public const CONTENT = 3;

    /** The CRC-32 of any bytes with their own CRC-32 behind them; so nothing need be copied. */
    private const RESIDUE = 0x2144_DF1C;

    /**
     * @param int $parts which parts the content has: {@see Part}
     */
    public static function close(int $parts, string $content): string
    {
        $isSmall = \strlen($content) < self::SMALL_LENGTH;
        $bytes = self::MARK . \chr(self::VERSION | ($isSmall ? self::SMALL : 0)) . \chr($parts) . $content;

        return $bytes . self::checksum($bytes, $isSmall);
    }

    /**
     * @return array{int, int} which parts the content has, and where it ends; it begins at {@see self::CONTENT}
     *
     * @throws DamagedBytes
     */
    public static function open(string $bytes): array
    {
        if (!str_starts_with($bytes, self::MARK)) {
            throw new DamagedBytes('These are not bytes of Graph::encode().');
        }
        if (\strlen($bytes) < 6) {
            throw new DamagedBytes('The bytes are cut off.');
        }
        $version = \ord($bytes[1]);
        $isSmall = ($version & self::SMALL) !== 0;
        if (($version & ~self::SMALL) !== self::VERSION) {
            throw new DamagedBytes('The bytes have a version of the format that this version of Kiln does not know.');
        }
        $end = \strlen($bytes) - ($isSmall ? 2 : 4);
        if ($isSmall ? self::checksum(substr($bytes, 0, $end), true) !== substr($bytes, $end) : crc32($bytes) !== self::RESIDUE) {
            throw new DamagedBytes('The checksum is wrong: the bytes are cut off or changed.');
        }

        return [\ord($bytes[2]), $end];
    }

    private static function checksum(string $bytes, bool $isSmall): string
    {
        $checksum = crc32($bytes);

        return $isSmall ? pack('v', ($checksum ^ ($checksum >> 16)) & 0xFFFF) : pack('V', $checksum);
    }
}
