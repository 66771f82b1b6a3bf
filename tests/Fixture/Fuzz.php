<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;
use Kiln\Optional;

final readonly class Address
{
    public function __construct(public string $street, public ?string $city = null) {}
}

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

#[Discriminator(field: 'kind', map: ['circle' => Circle::class, 'group' => Group::class, 4 => Square::class])]
interface Shape {}

final class Circle implements Shape
{
    public function __construct(protected float $radius, public ?Colour $fill = null) {}

    public function radius(): float
    {
        return $this->radius;
    }
}

enum Colour
{
    case Red;
    case Green;
}

final class Entry
{
    public function __construct(
        public int $id,
        public float $amount,
        private ?string $text = null,
        public ?self $corrects = null,
    ) {}

    public function text(): ?string
    {
        return $this->text;
    }
}

/**
 * Holds more of its kind, in a property, a list and a map.
 */
final class Folder
{
    public string $name;

    public ?self $parent = null;

    /** @var list<self> */
    public array $children = [];

    /** @var array<string, self> */
    public array $links = [];

    private int $size = 0;

    public function setSize(int $size): void
    {
        $this->size = $size;
    }

    public function size(): int
    {
        return $this->size;
    }
}

final class Group implements Shape
{
    /** @param list<Shape> $shapes */
    public function __construct(public array $shapes, public string $name = 'group') {}
}

/**
 * Members that may be large: lists of objects, and of other things.
 */
final class Ledger
{
    public string $title = '';

    /** @var list<Entry> */
    public array $entries;

    /** @var ?list<Entry> */
    public ?array $drafts = null;

    /** @var list<int> */
    public array $numbers = [];

    /** @var list<Line> */
    protected array $lines = [];

    public ?Entry $last = null;

    public mixed $notes = null;

    /**
     * @return list<Line>
     */
    public function lines(): array
    {
        return $this->lines;
    }
}

/**
 * Public properties, two of them without a default.
 */
final class Line
{
    public string $sku;

    public float $price;

    public int $quantity = 1;

    /** @var list<string> */
    public array $tags = [];
}

/**
 * As little typed as Kiln allows.
 */
final class Loose
{
    public mixed $any = 1;

    public ?\stdClass $object = null;

    /** @var array<mixed> */
    public array $list = [];

    /** @var array<array-key, mixed> */
    public array $map = [];

    /** @var array{width: int, unit?: ?string} */
    public array $shape = ['width' => 1];

    /** @var array{id: int, ...} */
    public array $open = ['id' => 1];

    /** @var array{int, string} */
    public array $tuple = [1, 'one'];

    /** @var ?\ArrayObject<string, int> */
    public ?\ArrayObject $counts = null;

    /** @var iterable<int> */
    public iterable $numbers = [];

    /** @var array<int, string> */
    public array $numbered = [];

    /** @var array<string, list<?bool>> */
    public array $answers = [];

    protected mixed $hidden = null;

    public function hidden(): mixed
    {
        return $this->hidden;
    }
}

/**
 * Private and promoted: all comes in by the constructor.
 */
final readonly class Order
{
    /**
     * @param list<Line>           $lines
     * @param array<string, float> $rates
     */
    public function __construct(
        private int $id,
        private Status $status,
        private array $lines,
        #[SerializedName('placed_at', aliases: ['placed'])]
        private ?\DateTimeImmutable $placedAt = null,
        #[Inline(prefix: 'ship_')]
        private ?Address $shipTo = null,
        private array $rates = [],
        private string $note = '',
    ) {}

    public function id(): int
    {
        return $this->id;
    }

    public function status(): Status
    {
        return $this->status;
    }

    /**
     * @return list<Line>
     */
    public function lines(): array
    {
        return $this->lines;
    }

    public function placedAt(): ?\DateTimeImmutable
    {
        return $this->placedAt;
    }

    public function shipTo(): ?Address
    {
        return $this->shipTo;
    }

    /**
     * @return array<string, float>
     */
    public function rates(): array
    {
        return $this->rates;
    }

    public function note(): string
    {
        return $this->note;
    }
}

final class Patch
{
    /** @var Optional<?string> */
    public Optional $nick;

    /** @var Optional<list<int>> */
    public Optional $numbers;

    /** @var Optional<Line> */
    public Optional $line;

    public ?int $age;

    public string $name = 'anonymous';
}

/**
 * Refuses one value by an exception of its own.
 */
final readonly class Picky
{
    public function __construct(public int $number)
    {
        if ($number === 13) {
            throw new \DomainException('not this one');
        }
    }
}

final readonly class PickyList
{
    /** @param list<Picky> $numbers */
    public function __construct(public array $numbers) {}
}

enum Priority: int
{
    case Low = -1;
    case Normal = 0;
    case High = 10;
}

final class Square implements Shape
{
    /** @var array{float, float} */
    public array $corner;

    public int|float $side = 1;
}

enum Status: string
{
    case Open = 'open';
    case Paid = 'paid';
    case Lost = 'lost in transit';
}

final class Text
{
    public string $text;

    public ?string $language = 'en';
}

/**
 * A union of every sort.
 */
final class Variant
{
    public int|string $id;

    public int|float|null $number = null;

    public bool|string $flag = false;

    /** @var int|list<int> */
    public int|array $numbers = 0;

    public Line|Text|null $entry = null;

    public Status|int $state = 0;

    /** @var array<string, int>|string */
    public array|string $settings = '';

    public Line|\stdClass|null $thing = null;

    public Circle|Square|null $shape = null;
}
