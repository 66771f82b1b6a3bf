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

    /** The first of 2000 and the last of 2999, in seconds since 1970. */
    private const FIRST = 946_684_800;

    private const LAST = 32_503_679_999;

    private const SECONDS_OF_DAY = 86_400;

    /** @var array<int, string> by their first second since 1970 */
    private array $days = [];

    /** @var array<int, string> hours and minutes, by their first second of the day */
    private array $minutes = [];

    /** @var array<int, string> by their seconds */
    private array $offsets = [];

    /** Those of the date before. */
    private string $zone = '';

    private int $offset = 0;

    private ?string $suffix = null;

    /**
     * PHP's functions are called where the date is at hand: they do not make it a suspect of the cycle collector, as each call of a
     * method and each parameter of a function does.
     *
     * @param string $zone   microseconds and name of the zone
     * @param int    $offset in seconds
     * @param int    $time   in seconds since 1970
     *
     * @return ?string null for another date
     */
    public function text(string $zone, int $offset, int $time): ?string
    {
        if ($zone !== $this->zone || $offset !== $this->offset) {
            $this->suffix = $this->suffix($zone, $offset);
            $this->zone = $zone;
            $this->offset = $offset;
        }
        $time += $offset;
        if ($this->suffix === null || $time < self::FIRST || $time > self::LAST) {
            return null;
        }
        $second = $time % self::SECONDS_OF_DAY;
        $day = $this->days[$time - $second] ?? $this->day($time - $second);
        $time = $second % 60;
        $second -= $time;
        $minute = $this->minutes[$second] ??= \gmdate('\TH:i:', $second);

        return $time < 10 ? "{$day}{$minute}0{$time}{$this->suffix}" : "{$day}{$minute}{$time}{$this->suffix}";
    }

    private function day(int $start): string
    {
        if (\count($this->days) >= self::KEPT) {
            $this->days = [];
        }

        return $this->days[$start] = \gmdate('Y-m-d', $start);
    }

    private function suffix(string $zone, int $offset): ?string
    {
        if (\strncmp($zone, '000000', 6) !== 0 || $zone[6] === 'Z' || $offset % 60 !== 0) {
            return null;
        }
        $minutes = \intdiv(\abs($offset), 60);

        return $this->offsets[$offset] ??= \sprintf('%s%02d:%02d', $offset < 0 ? '-' : '+', \intdiv($minutes, 60), $minutes % 60);
    }
}
