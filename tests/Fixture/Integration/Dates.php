<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Dates;

use Kiln\Attribute\DateFormat;

class Calendar
{
    public ?\DateTimeImmutable $immutable = null;

    public ?\DateTime $mutable = null;

    public ?\DateTimeInterface $interface = null;

    public ?Moment $moment = null;

    #[DateFormat('Y-m-d')]
    public ?\DateTimeImmutable $day = null;

    #[DateFormat('Y-m-d H:i', timezone: 'Europe/Zurich', read: ['d.m.Y', 'Y-m-d\\TH:i:sP'])]
    public ?\DateTimeImmutable $local = null;

    #[DateFormat('U')]
    public ?\DateTimeImmutable $timestamp = null;

    /** @var list<\DateTimeImmutable> */
    #[DateFormat('Y')]
    public array $years = [];

    /** @var array<string, ?\DateTime> */
    public array $byName = [];

    public ?\DateInterval $duration = null;

    #[DateFormat('%d days')]
    public ?\DateInterval $days = null;
}

/**
 * A user's own class of dates.
 */
final class Moment extends \DateTimeImmutable {}

class Log
{
    #[DateFormat('Uv')]
    public \DateTimeInterface $at;

    /** @var list<\DateTime> */
    #[DateFormat('Uv', read: ['Y-m-d'])]
    public array $others = [];
}
