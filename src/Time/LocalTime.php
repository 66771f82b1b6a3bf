<?php

declare(strict_types=1);

namespace Kiln\Time;

use Kiln\Attribute\Value;

/**
 * A time of day, on no day and in no time zone: when an alarm goes off. In TOML it is a local time; other formats write it as text,
 * `07:32:00`.
 *
 * @api
 */
#[Value(expected: 'local time')]
final readonly class LocalTime implements \Stringable
{
    /** RFC 3339, section 5.6: partial-time; digits beyond microseconds are cut, as in dates. */
    private const PATTERN = '/\A(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?\z/';

    /**
     * @param int $second     no leap second: PHP's dates have none either
     * @param int $microsecond 0 to 999999
     *
     * @throws \InvalidArgumentException when there is no such time
     */
    public function __construct(public int $hour, public int $minute, public int $second = 0, public int $microsecond = 0)
    {
        if (\min($hour, $minute, $second, $microsecond) < 0 || $hour > 23 || $minute > 59 || $second > 59 || $microsecond > 999_999) {
            throw new \InvalidArgumentException(\sprintf('There is no time %02d:%02d:%02d.%06d.', $hour, $minute, $second, $microsecond));
        }
    }

    /**
     * @param string $text `07:32:00` or `07:32:00.123`
     *
     * @throws \InvalidArgumentException
     */
    public static function fromString(string $text): self
    {
        return \preg_match(self::PATTERN, $text, $match) === 1
            ? new self((int) $match[1], (int) $match[2], (int) $match[3], (int) \substr(\str_pad($match[4] ?? '', 6, '0'), 0, 6))
            : throw new \InvalidArgumentException('A local time looks like 07:32:00.');
    }

    /** The time that a date has in its own time zone. */
    public static function of(\DateTimeInterface $date): self
    {
        return self::fromString($date->format('H:i:s.u'));
    }

    /**
     * Three digits of a fraction where they suffice, else six; none where it is zero.
     */
    public function __toString(): string
    {
        $text = \sprintf('%02d:%02d:%02d', $this->hour, $this->minute, $this->second);

        return match (true) {
            $this->microsecond === 0 => $text,
            $this->microsecond % 1000 === 0 => \sprintf('%s.%03d', $text, \intdiv($this->microsecond, 1000)),
            default => \sprintf('%s.%06d', $text, $this->microsecond),
        };
    }
}
