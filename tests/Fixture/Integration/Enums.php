<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Enums;

use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Tests\Fixture\Integration\Classes\Named;

class Choices
{
    public Status $status = Status::Open;

    public ?Priority $priority = null;

    public ?Suit $suit = null;

    /** @var list<Suit> */
    public array $suits = [];

    /** @var array<string, Priority> */
    public array $priorities = [];

    public Status|Priority|null $either = null;

    /** @var Status */
    public $documented = Status::Closed;

    #[ReadOnlyProperty]
    public \UnitEnum|int $any = 0;

    public const Preferred = Status::Closed;
}

enum NamedSuit: string implements Named
{
    case Hearts = 'h';
}

enum Priority: int
{
    case Low = 1;
    case High = 2;

    public const Default = self::Low;
}

enum Status: string
{
    case Open = 'open';
    case Closed = 'closed';
    case None = '';
}

enum Suit
{
    case Hearts;
    case Spades;
}

final class Theme
{
    public string $color = 'blue';

    public int $size = 10;
}

final class Hands
{
    /** @var array<Status, int> */
    public array $byValue = [];

    /** @var array<Priority, ?Priority> */
    public array $byNumber = [];

    /** @var array<Suit, mixed> */
    public array $byName = [];
}
