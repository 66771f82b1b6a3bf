<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\UsualDate;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * Reads and writes dates and times of the four kinds. What RFC 3339 leaves open is as with dates in other formats: there is no leap
 * second, and digits beyond microseconds are cut.
 *
 * @internal
 */
final class Times
{
    private const PATTERN = '/\A(?:(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ](?=[0-9])|\z))?+'
        . '(?:(?<minute>[0-9]{2}:[0-9]{2})(?<second>:[0-9]{2}(?:\.(?<fraction>[0-9]++))?+)?+(?<offset>[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?+)?+\z/';

    /** Of a moment that PHP understands as it stands. The day and the time have to exist. */
    private const USUAL = '/\A[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\z/';

    /** @var array<string, \DateTimeZone> */
    private static array $zones = [];

    /**
     * @param bool $mayLackSeconds as TOML 1.1 allows it
     *
     * @return \DateTimeImmutable|LocalDateTime|LocalDate|LocalTime|null null for what is no date or time, or for one that does not exist
     */
    public static function read(string $text, bool $mayLackSeconds): \DateTimeImmutable|LocalDateTime|LocalDate|LocalTime|null
    {
        if (\preg_match(self::USUAL, $text) === 1) {
            return self::moment(\substr($text, 0, 19), \substr($text, 19));
        }
        if ($text === '' || \preg_match(self::PATTERN, $text, $match, \PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        ['date' => $date, 'minute' => $minute, 'second' => $second, 'fraction' => $fraction, 'offset' => $offset] = $match;
        if ($minute !== null && $second === null && !$mayLackSeconds) {
            return null;
        }
        try {
            $day = $date === null ? null : LocalDate::fromString($date);
            // No limit is set to digits, but PHP keeps six; those beyond are cut.
            $time = $minute === null ? null : LocalTime::fromString($minute . \substr($second ?? ':00', 0, 3) . ($fraction === null ? '' : '.' . \substr($fraction, 0, 6)));
        } catch (\InvalidArgumentException) {
            return null;
        }

        return match (true) {
            $time === null => $day,
            $day === null => $offset === null ? $time : null,
            $offset === null => new LocalDateTime($day, $time),
            default => self::moment("{$day}T{$time}", \strtoupper($offset)),
        };
    }

    /**
     * @return ?string null for a year beyond 0 to 9999
     */
    public static function write(\DateTimeInterface|LocalDateTime|LocalDate|LocalTime $time): ?string
    {
        if (!$time instanceof \DateTimeInterface) {
            return (string) $time;
        }
        $usual = UsualDate::text($time);
        if ($usual !== null) {
            return $usual;
        }
        if ($time->getOffset() % 60 !== 0) {
            // Local mean time: an offset has no seconds.
            $time = \DateTimeImmutable::createFromInterface($time)->setTimezone(self::$zones['+00:00'] ??= new \DateTimeZone('+00:00'));
        }
        // Six digits of microseconds, 19 characters of the local time where the year has four digits, six of the offset.
        $text = $time->format('uY-m-d\TH:i:sPT');
        if ($text[10] !== '-' || $text[16] !== 'T' || $text[6] === '-') {
            return null;
        }
        $fraction = match (true) {
            \str_starts_with($text, '000000') => '',
            \substr($text, 3, 3) === '000' => '.' . \substr($text, 0, 3),
            default => '.' . \substr($text, 0, 6),
        };

        return \substr($text, 6, 19) . $fraction . (\substr($text, 31) === 'Z' ? 'Z' : \substr($text, 25, 6));
    }

    private static function moment(string $local, string $zone): \DateTimeImmutable
    {
        return new \DateTimeImmutable($local, self::$zones[$zone] ??= new \DateTimeZone($zone));
    }
}
