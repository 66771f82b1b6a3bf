<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\EnumsAndDates;

use Kiln\Attribute\DateFormat;

/**
 * Values that stand in JSON as a text or a number.
 */
final class Task
{
    public State $state = State::Open;

    public ?Level $level = null;

    public Suit $suit;

    /** @var list<State> */
    public array $history = [];

    public \DateTimeImmutable $created;

    public ?\DateTime $changed = null;

    #[DateFormat('Y-m-d')]
    public \DateTimeInterface $due;

    #[DateFormat('d.m.Y H:i', timezone: 'Europe/Zurich', read: ['Y-m-d H:i'])]
    public ?\DateTimeImmutable $meeting = null;

    public \DateInterval $effort;
}

enum Level: int
{
    case Low = 1;
    case High = 2;
}

enum State: string
{
    case Open = 'open';
    case Done = 'done';
}

enum Suit
{
    case Hearts;
    case Spades;
}
