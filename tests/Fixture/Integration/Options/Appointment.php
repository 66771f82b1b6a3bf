<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\DateFormat;

final class Appointment
{
    public ?\DateTimeImmutable $start = null;

    public ?\DateTime $changed = null;

    #[DateFormat('d.m.y')]
    public ?\DateTimeImmutable $day = null;

    #[DateFormat('H:i T', timezone: 'America/New_York')]
    public ?\DateTimeImmutable $abroad = null;

    /** @var list<\DateTimeInterface> */
    public array $reminders = [];

    public mixed $anything = null;

    public ?\DateInterval $length = null;
}
