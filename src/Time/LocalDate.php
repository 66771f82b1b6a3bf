<?php

declare(strict_types=1);

namespace Kiln\Time;

use Kiln\Attribute\Value;

/**
 * A day of the calendar, in no time zone: a birthday. In TOML it is a local date; other formats write it as text, `1979-05-27`.
 *
 * @api
 */
#[Value(expected: 'local date')]
final readonly class LocalDate implements \Stringable
{
    /** RFC 3339, section 5.6: full-date. */
    private const PATTERN = '/\A(\d{4})-(\d\d)-(\d\d)\z/';

    /**
     * @throws \InvalidArgumentException when there is no such day
     */
    public function __construct(public int $year, public int $month, public int $day)
    {
        if ($year < 0 || $year > 9999 || !\checkdate($month, $day, $year === 0 ? 2000 : $year)) {
            throw new \InvalidArgumentException(\sprintf('There is no day %04d-%02d-%02d.', $year, $month, $day));
        }
    }

    /**
     * @param string $text `1979-05-27`
     *
     * @throws \InvalidArgumentException
     */
    public static function fromString(string $text): self
    {
        return \preg_match(self::PATTERN, $text, $match) === 1
            ? new self((int) $match[1], (int) $match[2], (int) $match[3])
            : throw new \InvalidArgumentException('A local date looks like 1979-05-27.');
    }

    /** The day that a date has in its own time zone. */
    public static function of(\DateTimeInterface $date): self
    {
        return self::fromString($date->format('Y-m-d'));
    }

    /** The first moment of the day. */
    public function in(\DateTimeZone $zone): \DateTimeImmutable
    {
        return new \DateTimeImmutable("{$this} 00:00:00", $zone);
    }

    public function __toString(): string
    {
        return \sprintf('%04d-%02d-%02d', $this->year, $this->month, $this->day);
    }
}
