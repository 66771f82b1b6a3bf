<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Enums;

use JMS\Serializer\Annotation as Jms;

enum Direction
{
    case Up;
    case Down;
}

final class Enumerated
{
    public ?Suit $suit = null;

    public ?Level $level = null;

    public ?Direction $direction = null;

    #[Jms\Type('enum<Kiln\Tests\Fixture\Jms\Enums\Suit, \'name\'>')]
    public $byName;

    #[Jms\Type('enum<Kiln\Tests\Fixture\Jms\Enums\Level, \'value\', \'string\'>')]
    public $asText;

    #[Jms\Type('array<enum<Kiln\Tests\Fixture\Jms\Enums\Suit>>')]
    public $many;

    public $untyped;

    public static function filled(): self
    {
        $enumerated = new self();
        $enumerated->suit = Suit::Hearts;
        $enumerated->level = Level::High;
        $enumerated->direction = Direction::Down;
        $enumerated->byName = Suit::Spades;
        $enumerated->asText = Level::Low;
        $enumerated->many = [Suit::Spades, Suit::Hearts];
        $enumerated->untyped = Level::Low;

        return $enumerated;
    }
}

enum Level: int
{
    case Low = 1;
    case High = 2;
}

enum Suit: string
{
    case Hearts = 'H';
    case Spades = 'S';
}

final class ValueOfUnit
{
    #[Jms\Type('enum<Kiln\Tests\Fixture\Jms\Enums\Direction, \'value\'>')]
    public $direction;
}
