<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\CannotEncode;

/**
 * google.protobuf.Timestamp: seconds since 1970 as field 1, nanoseconds as field 2 (timestamp.proto). A time zone is lost, and so
 * is what is below a microsecond, because PHP keeps no more.
 *
 * @internal
 */
final readonly class Timestamp
{
    /** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, between which a timestamp must be (timestamp.proto). */
    private const FIRST = -62_135_596_800;
    private const LAST = 253_402_300_799;

    /**
     * @throws CannotEncode where it is no timestamp
     */
    public static function write(\DateTimeInterface $date): string
    {
        $seconds = self::seconds($date);
        $nanoseconds = 1000 * (int) $date->format('u');

        return ($seconds === 0 ? '' : "\x08" . Wire::varint($seconds)) . ($nanoseconds === 0 ? '' : "\x10" . Wire::varint($nanoseconds));
    }

    /**
     * @throws CannotEncode where it is no timestamp
     */
    public static function seconds(\DateTimeInterface $date): int
    {
        $seconds = $date->getTimestamp();

        return $seconds >= self::FIRST && $seconds <= self::LAST ? $seconds : throw new CannotEncode('a google.protobuf.Timestamp is from the year 1 to 9999', path: []);
    }

    /**
     * @return ?\DateTimeImmutable in UTC; null where it is none
     */
    public static function date(int $seconds, int $nanoseconds): ?\DateTimeImmutable
    {
        if ($seconds < self::FIRST || $seconds > self::LAST || $nanoseconds < 0 || $nanoseconds > 999_999_999) {
            return null;
        }
        // Another time of a date that is there takes a fraction of what parsing one takes.
        static $epoch = new \DateTimeImmutable('@0');
        $date = $epoch->setTimestamp($seconds);

        return $nanoseconds < 1000 ? $date : $date->modify('+' . \intdiv($nanoseconds, 1000) . ' usec');
    }
}
