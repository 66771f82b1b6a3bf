<?php

declare(strict_types=1);

namespace Kiln\Time;

use Kiln\Attribute\Value;

/**
 * A date as precise as somebody knew it: `2026`, `2026-11`, `2026-11-22` or `2026-11-22T10:00:00+01:00`, as FHIR has them
 * (https://hl7.org/fhir/R4/datatypes.html#dateTime). It is written as it was read.
 *
 * @api
 */
#[Value(expected: 'date, month or year')]
final readonly class PartialDate implements \Stringable
{
    /** ISO 8601, reduced precision; the time as in RFC 3339, section 5.6: with seconds and an offset. */
    private const PATTERN = '/\A(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T([\d:.Z+-]++))?)?)?\z/';

    private const TIME = '/\A(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)\z/';

    /**
     * @param ?int    $month null where only the year is known
     * @param ?int    $day   null where only the month is known
     * @param ?string $time  with an offset, as written: `10:00:00+01:00`
     *
     * @throws \InvalidArgumentException when there is no such date, or something before a part is missing
     */
    public function __construct(public int $year, public ?int $month = null, public ?int $day = null, public ?string $time = null)
    {
        if (($month === null && $day !== null) || ($day === null && $time !== null)) {
            throw new \InvalidArgumentException('A day needs its month, and a time its day.');
        }
        // PHP knows no year 0, which has the days of 2000.
        if ($year < 0 || $year > 9999 || !\checkdate($month ?? 1, $day ?? 1, $year === 0 ? 2000 : $year)) {
            throw new \InvalidArgumentException("There is no date {$this}.");
        }
        if ($time !== null && \preg_match(self::TIME, $time) !== 1) {
            throw new \InvalidArgumentException('A time looks like 10:00:00+01:00.');
        }
    }

    /**
     * @throws \InvalidArgumentException
     */
    public static function fromString(string $text): self
    {
        if (\preg_match(self::PATTERN, $text, $match) !== 1) {
            throw new \InvalidArgumentException('A partial date looks like 2026, 2026-11, 2026-11-22 or 2026-11-22T10:00:00Z.');
        }

        return new self((int) $match[1], isset($match[2]) ? (int) $match[2] : null, isset($match[3]) ? (int) $match[3] : null, $match[4] ?? null);
    }

    /** The first moment that it may mean. A time has an offset of its own. */
    public function earliest(\DateTimeZone $zone): \DateTimeImmutable
    {
        return new \DateTimeImmutable(\sprintf('%04d-%02d-%02dT%s', $this->year, $this->month ?? 1, $this->day ?? 1, $this->time ?? '00:00:00'), $zone);
    }

    /**
     * The first moment after all that it may mean; of a time, the moment itself.
     */
    public function end(\DateTimeZone $zone): \DateTimeImmutable
    {
        return $this->earliest($zone)->modify(match (true) {
            $this->month === null => '+1 year',
            $this->day === null => '+1 month',
            $this->time === null => '+1 day',
            default => '+0 day',
        });
    }

    public function __toString(): string
    {
        return \sprintf('%04d', $this->year)
            . ($this->month === null ? '' : \sprintf('-%02d', $this->month))
            . ($this->day === null ? '' : \sprintf('-%02d', $this->day))
            . ($this->time === null ? '' : "T{$this->time}");
    }
}
