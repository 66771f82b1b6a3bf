<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\ReadOnlyProperty;

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
