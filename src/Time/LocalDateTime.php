<?php

declare(strict_types=1);

namespace Kiln\Time;

use Kiln\Attribute\Value;

/**
 * A day and a time of day, in no time zone: when a train leaves, by the clock of the station. In TOML it is a local date-time; other
 * formats write it as text, `1979-05-27T07:32:00`.
 *
 * @api
 */
#[Value(expected: 'local date-time')]
final readonly class LocalDateTime implements \Stringable
{
    public function __construct(public LocalDate $date, public LocalTime $time) {}

    /**
     * @param string $text `1979-05-27T07:32:00`
     *
     * @throws \InvalidArgumentException
     */
    public static function fromString(string $text): self
    {
        return ($text[10] ?? '') === 'T'
            ? new self(LocalDate::fromString(\substr($text, 0, 10)), LocalTime::fromString(\substr($text, 11)))
            : throw new \InvalidArgumentException('A local date-time looks like 1979-05-27T07:32:00.');
    }

    /** The day and the time that a date has in its own time zone. */
    public static function of(\DateTimeInterface $date): self
    {
        return new self(LocalDate::of($date), LocalTime::of($date));
    }

    /**
     * The moment at which a clock in that time zone shows it. One that no clock shows, when clocks are put forward, is the later
     * one that PHP makes of it.
     */
    public function in(\DateTimeZone $zone): \DateTimeImmutable
    {
        return new \DateTimeImmutable("{$this->date} {$this->time}", $zone);
    }

    public function __toString(): string
    {
        return "{$this->date}T{$this->time}";
    }
}
