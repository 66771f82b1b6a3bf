<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Coercion;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Coerce;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\SerializedName;
use Kiln\Optional;

enum Order: int
{
    case Up = 1;
    case Down = 2;
}

enum Shelf: string
{
    case Low = 'low';
    case High = 'high';
}

enum Side
{
    case Left;
}

final class Search
{
    /**
     * @param list<string>                  $tags
     * @param list<int>                     $ids
     * @param array<string, ?float>         $limits
     * @param \ArrayObject<int>             $pages
     * @param Optional<?int>                $rank
     * @param array{from?: int, to?: ?bool} $range
     * @param ?list<Order>                  $orders
     */
    public function __construct(
        public string $q,
        public int $page = 1,
        #[SerializedName('max_price')]
        public ?float $maxPrice = null,
        public bool $exact = false,
        public int|float|null $weight = null,
        public int|bool|null $flag = null,
        public int|string|null $any = null,
        public ?string $note = 'none',
        public ?Order $order = null,
        public ?Shelf $shelf = null,
        public ?Side $side = null,
        public ?\DateTimeImmutable $from = null,
        #[DateFormat('d.m.Y')]
        public ?\DateTime $until = null,
        public ?\DateInterval $within = null,
        public array $tags = [],
        public array $ids = [],
        public array $limits = [],
        public \ArrayObject $pages = new \ArrayObject(),
        public Optional $rank = new Optional(),
        public array $range = [],
        public ?array $orders = null,
        public mixed $rest = null,
        public ?Search $inner = null,
    ) {}
}

#[Coerce]
class Settings
{
    public int $port = 80;

    #[Coerce(false)]
    public ?int $strict = null;

    #[Accessor(setter: 'setDebug')]
    private bool $debug = false;

    public ?Plain $plain = null;

    public function setDebug(bool $debug): void
    {
        $this->debug = $debug;
    }

    public function isDebug(): bool
    {
        return $this->debug;
    }
}

final class LocalSettings extends Settings
{
    public ?float $ratio = null;
}

class Plain
{
    public ?int $number = null;

    #[Coerce]
    public ?int $text = null;

    public function __construct(#[Coerce] ?bool $given = null)
    {
        $this->number = $given === true ? -1 : null;
    }
}

final class Day
{
    public \DateTimeImmutable $day;
}

final class Row
{
    public ?int $number = null;

    public ?float $ratio = null;

    public ?bool $isOpen = null;

    public ?bool $isDone = null;

    public ?int $empty = 7;

    public ?\DateTimeImmutable $day = null;
}
