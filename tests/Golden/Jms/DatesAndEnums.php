<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\DatesAndEnums;

use JMS\Serializer\Annotation as JMS;

/**
 * Dates in several formats, durations, and enums by value and by name.
 */
final class Task
{
    public \DateTimeImmutable $createdAt;

    public ?\DateTime $changedAt = null;

    #[JMS\Type("DateTimeImmutable<'Y-m-d', '', '|Y-m-d'>")]
    public \DateTimeImmutable $dueOn;

    #[JMS\Type("DateTime<'U'>")]
    public \DateTime $seenAt;

    public \DateInterval $estimate;

    public State $state = State::Open;

    public ?Level $level = null;

    public Suit $suit = Suit::Hearts;

    #[JMS\Type('enum<' . Level::class . ", 'name'>")]
    public Level $named = Level::Low;
}

/**
 * An enum with numbers.
 */
enum Level: int
{
    case Low = 1;
    case High = 2;
}

/**
 * An enum with texts.
 */
enum State: string
{
    case Open = 'open';
    case Done = 'done';
}

/**
 * An enum without values.
 */
enum Suit
{
    case Hearts;
    case Spades;
}
