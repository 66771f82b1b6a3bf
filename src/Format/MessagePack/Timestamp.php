<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

/**
 * Dates as MessagePack has them: extension -1, in the shortest of its three forms (msgpack/spec.md, "Timestamp extension type").
 * What is below a microsecond is cut, for PHP keeps no more; a time zone is lost.
 *
 * @internal
 */
final class Timestamp
{
    public const TYPE = -1;

    private const MOST_NANOSECONDS = 999_999_999;

    /**
     * @param string $data of the extension
     *
     * @return ?\DateTimeImmutable null where it is none
     */
    public static function read(string $data): ?\DateTimeImmutable
    {
        /** @var array<int>|false $numbers */
        $numbers = match (\strlen($data)) {
            4 => \unpack('N', $data),
            8 => \unpack('J', $data),
            12 => \unpack('N1nanoseconds/J1seconds', $data),
            default => false,
        };
        [$seconds, $nanoseconds] = match (true) {
            $numbers === false => [0, self::MOST_NANOSECONDS + 1],
            \strlen($data) === 8 => [$numbers[1] & 0x3_FFFF_FFFF, $numbers[1] >> 34 & 0x3FFF_FFFF],
            \strlen($data) === 12 => [$numbers['seconds'], $numbers['nanoseconds']],
            default => [$numbers[1], 0],
        };

        return $nanoseconds > self::MOST_NANOSECONDS ? null : self::date($seconds, \intdiv($nanoseconds, 1000));
    }

    /**
     * @return string the extension, whole
     */
    public static function write(\DateTimeInterface $date): string
    {
        $seconds = $date->getTimestamp();
        $nanoseconds = 1000 * (int) $date->format('u');

        return match (true) {
            $seconds < 0 || $seconds >> 34 !== 0 => \pack('CCcNJ', 0xC7, 12, self::TYPE, $nanoseconds, $seconds),
            $nanoseconds !== 0 || $seconds >> 32 !== 0 => \pack('CcJ', 0xD7, self::TYPE, $nanoseconds << 34 | $seconds),
            default => \pack('CcN', 0xD6, self::TYPE, $seconds),
        };
    }

    private static function date(int $seconds, int $microseconds): ?\DateTimeImmutable
    {
        try {
            $date = (new \DateTimeImmutable('@0'))->setTimestamp($seconds);
        } catch (\Throwable) {
            return null;
        }

        return $microseconds === 0 ? $date : $date->modify("+{$microseconds} usec");
    }
}
