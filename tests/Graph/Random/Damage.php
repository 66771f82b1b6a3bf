<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Tests\Fuzz\Chance;

/**
 * Does something to bytes, and makes their checksum right again: a wrong one would be all that is tested.
 */
final class Damage
{
    /** Mark, version and parts. */
    public const HEAD = 3;

    private const SMALL = 0x80;

    public static function done(string $bytes, string $other, Chance $chance): string
    {
        $body = self::unsealed($bytes);
        for ($times = $chance->oneOf([1, 1, 1, 2, 3]); $times > 0; --$times) {
            $body = self::once($body, $other, $chance);
        }

        return self::sealed($body);
    }

    /**
     * By docs/graph-format.md, "Envelope".
     */
    public static function sealed(string $body): string
    {
        $checksum = crc32($body);

        return $body . (self::isSmall($body) ? pack('v', ($checksum >> 16 ^ $checksum) & 0xFFFF) : pack('V', $checksum));
    }

    /**
     * Without the checksum.
     */
    public static function unsealed(string $bytes): string
    {
        return substr($bytes, 0, self::isSmall($bytes) ? -2 : -4);
    }

    public static function ofBit(string $bytes, int $bit): string
    {
        $bytes[$bit >> 3] = $bytes[$bit >> 3] ^ \chr(1 << ($bit & 7));

        return $bytes;
    }

    private static function once(string $body, string $other, Chance $chance): string
    {
        if (\strlen($body) <= self::HEAD) {
            return $body . $chance->bytes(3);
        }
        $at = $chance->percent(30) ? $chance->int(2, min(60, \strlen($body) - 1)) : $chance->int(2, \strlen($body) - 1);

        return match ($chance->int(0, 7)) {
            0 => substr_replace($body, $body[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1),
            1, 2 => substr_replace($body, $chance->oneOf(["\0", "\1", "\x7F", "\x80", "\xFF", \chr($chance->int(0, 255))]), $at, 1),
            3 => substr_replace($body, $chance->oneOf(["\xFF\xFF\x03", "\xFF\xFF\xFF\x07", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F", "\x80\x80\x40", "\xFE\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\1"]), $at, 1),
            4 => substr_replace($body, '', $at, $chance->int(1, 4)),
            5 => substr_replace($body, $chance->bytes($chance->int(1, 4)), $at, 0),
            6 => substr_replace($body, substr($other, $chance->int(0, \strlen($other) - 1), $chance->int(1, 30)), $at, $chance->int(0, 30)),
            default => substr($body, 0, max(self::HEAD, $at)),
        };
    }

    private static function isSmall(string $bytes): bool
    {
        return (\ord($bytes[1]) & self::SMALL) !== 0;
    }
}
