<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

use Kiln\Attribute\DateFormat;

final class Calendar
{
    public \DateTimeImmutable $from;

    public ?\DateTime $until = null;

    #[DateFormat('U', timezone: 'UTC', read: ['Y-m-d', 'd.m.Y'])]
    public ?\DateTimeImmutable $day = null;

    public ?\DateInterval $length = null;

    public Priority $priority = Priority::Normal;

    /** @var list<\DateTimeInterface> */
    public array $reminders = [];

    public bool $isOpen;

    public function __construct(public readonly string $title, bool $isOpen = true)
    {
        $this->isOpen = $isOpen;
    }
}
