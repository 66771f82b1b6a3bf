<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * Reads dates and times of the four kinds. What RFC 3339 leaves open is as with dates in other formats
 * ({@see \Kiln\Engine\Value\Dates}).
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
     * @return ?object null for what is no date or time, or for one that does not exist
     */
    public static function read(string $text, bool $mayLackSeconds): \DateTimeImmutable|LocalDateTime|LocalDate|LocalTime|null
    {
        if (preg_match(self::USUAL, $text) === 1) {
            return self::moment(substr($text, 0, 19), substr($text, 19));
        }
        if ($text === '' || preg_match(self::PATTERN, $text, $match, PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        ['date' => $date, 'minute' => $minute, 'second' => $second, 'fraction' => $fraction, 'offset' => $offset] = $match;
        if ($minute !== null && $second === null && !$mayLackSeconds) {
            return null;
        }
        try {
            $day = $date === null ? null : LocalDate::fromString($date);
            // No limit is set to digits, but PHP keeps six; those beyond are cut.
            $time = $minute === null ? null : LocalTime::fromString($minute . substr($second ?? ':00', 0, 3) . ($fraction === null ? '' : '.' . substr($fraction, 0, 6)));
        } catch (\InvalidArgumentException) {
            return null;
        }

        return match (true) {
            $time === null => $day,
            $day === null => $offset === null ? $time : null,
            $offset === null => new LocalDateTime($day, $time),
            default => self::moment("{$day}T{$time}", strtoupper($offset)),
        };
    }

    private static function moment(string $local, string $zone): \DateTimeImmutable
    {
        return new \DateTimeImmutable($local, self::$zones[$zone] ??= new \DateTimeZone($zone));
    }
}
