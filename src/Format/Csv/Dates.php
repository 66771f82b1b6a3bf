<?php

declare(strict_types=1);

namespace Kiln\Format\Csv;

/**
 * Dates as most are, as RFC 3339 has them: of the years from 2000 to 2999, without a fraction of a second.
 *
 * A table has many of each day. PHP takes longer for the text of a date than for the seconds since 1970 and two looks at a table.
 *
 * @internal
 */
final class Dates
{
    /** So many days, then all are forgotten. */
    private const KEPT = 4096;

    /** 2000-01-01 and 3000-01-01, in days since 1970. */
    private const FIRST_DAY = 10_957;

    private const LAST_DAY = 376_199;

    private const SECONDS_OF_DAY = 86_400;

    /** @var array<int, string> by day since 1970 */
    private array $days = [];

    /** @var array<int, string> hours and minutes, by minute of the day */
    private array $minutes = [];

    /** @var array<int, string> by their seconds */
    private array $offsets = [];

    /** @var array<string, true> microseconds and name of the zone, of dates that are so */
    private array $zones = [];

    /**
     * @return ?string null for another date
     */
    public function text(\DateTimeInterface $date): ?string
    {
        // A class of the user's may have methods of its own.
        if ($date::class !== \DateTimeImmutable::class && $date::class !== \DateTime::class) {
            return null;
        }
        $zone = $date->format('uT');
        $offset = $date->getOffset();
        $suffix = isset($this->zones[$zone]) ? $this->offsets[$offset] ?? $this->offset($zone, $offset) : $this->offset($zone, $offset);
        $seconds = $date->getTimestamp() + $offset;
        $number = (int) ($seconds / self::SECONDS_OF_DAY);
        $day = $this->days[$number] ?? $this->day($number);
        if ($suffix === null || $day === null) {
            return null;
        }
        $seconds -= self::SECONDS_OF_DAY * $number;
        $minute = (int) ($seconds / 60);
        $time = $this->minutes[$minute] ??= gmdate('\TH:i:', 60 * $minute);
        $seconds -= 60 * $minute;

        return $seconds < 10 ? "{$day}{$time}0{$seconds}{$suffix}" : "{$day}{$time}{$seconds}{$suffix}";
    }

    private function day(int $number): ?string
    {
        if ($number < self::FIRST_DAY || $number > self::LAST_DAY) {
            return null;
        }
        if (\count($this->days) >= self::KEPT) {
            $this->days = [];
        }

        return $this->days[$number] = gmdate('Y-m-d', self::SECONDS_OF_DAY * $number);
    }

    private function offset(string $zone, int $offset): ?string
    {
        if (strncmp($zone, '000000', 6) !== 0 || $zone[6] === 'Z' || $offset % 60 !== 0) {
            return null;
        }
        $this->zones[$zone] = true;
        $minutes = intdiv(abs($offset), 60);

        return $this->offsets[$offset] = \sprintf('%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv($minutes, 60), $minutes % 60);
    }
}
