<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Constructed
{
    #[Jms\Type('string')]
    private $apiString;

    #[Jms\Type('string')]
    private $extra;

    #[Jms\Exclude]
    public int $finished = 0;

    public function __construct(
        public readonly int $number,
        public readonly ?Part $part = null,
        private string $label = 'none',
        public readonly array $untold = ['told'],
    ) {}

    public function getApiString(): ?string
    {
        return $this->apiString;
    }

    public function setApiString(string $apiString): void
    {
        $this->apiString = $apiString . '_setter';
    }

    public function extra(): ?string
    {
        return $this->extra;
    }

    public function getLabel(): string
    {
        return strtoupper($this->label);
    }

    #[Jms\VirtualProperty]
    public function getSecond(): int
    {
        return $this->number * 2;
    }

    #[Jms\PostDeserialize]
    public function finish(): void
    {
        ++$this->finished;
    }
}

/**
 * The constructor has other types than the attributes.
 */
class Converted
{
    #[Jms\Type('int')]
    private string $id;

    #[Jms\Type('string')]
    private ?int $number;

    /** @var list<int> */
    private array $given;

    public function __construct(string $id, ?int $number = 5)
    {
        $this->id = $id;
        $this->number = $number;
        $this->given = [\func_num_args()];
    }
}

/**
 * Counts calls of its constructor, which refuses one number.
 */
class Counted
{
    public const REFUSED = 13;

    public static int $calls = 0;

    public function __construct(public int $number)
    {
        ++self::$calls;
        if ($number === self::REFUSED) {
            throw new \DomainException('refused by the constructor');
        }
    }
}

class Dated
{
    public ?\DateTimeImmutable $at = null;

    public ?\DateTime $changed = null;
}

/**
 * What the constructor is given is not there for what is inlined.
 */
class Envelope
{
    #[Jms\Inline]
    public Hidden $hidden;

    public function __construct(public ?int $number = null) {}
}

class Everything
{
    #[Jms\Exclude(if: 'true')]
    public int $conditional = 1;
}

/**
 * The constructor is not for everyone.
 */
class Hidden
{
    public int $number = 3;

    private function __construct()
    {
        throw new \LogicException('not called');
    }
}

class Lists
{
    #[Jms\Type('array<string>')]
    public $strings;

    #[Jms\Type('array<string, string>')]
    public $map;

    #[Jms\Type('array<array<int>>')]
    public $table;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $parts;

    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $partsByName;

    #[Jms\Type('ArrayCollection<string>')]
    public $collection;

    #[Jms\Type('ArrayCollection<string, Kiln\Tests\Fixture\Jms\Liip\Part>')]
    public $partCollection;
}

class Nested
{
    #[Jms\Type('string')]
    public $name;

    #[Jms\MaxDepth(2)]
    #[Jms\Type('Kiln\Tests\Fixture\Jms\Liip\Nested')]
    public $inner;

    #[Jms\MaxDepth(1)]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Liip\Nested>')]
    public $list;

    #[Jms\MaxDepth(0)]
    public ?Part $part = null;
}

#[Jms\AccessorOrder(order: 'custom', custom: ['second', 'first'])]
class Ordered
{
    #[Jms\Type('string')]
    public $first = 5;

    public int $third = 3;

    #[Jms\VirtualProperty]
    public function getSecond(): int
    {
        return 2;
    }
}

class Part
{
    #[Jms\Groups(['api'])]
    #[Jms\Type('string')]
    private $nestedString;

    public function __construct(string $nestedString)
    {
        $this->nestedString = $nestedString;
    }

    public function getNestedString(): string
    {
        return $this->nestedString;
    }
}

class Product
{
    #[Jms\Groups(['api'])]
    #[Jms\Type('string')]
    public $apiString;

    #[Jms\Groups(['details'])]
    #[Jms\Type('string')]
    public $detailString;

    #[Jms\Groups(['Default'])]
    public ?string $inDefault = null;

    public $unAnnotated;

    #[Jms\Type(Part::class)]
    public $part;

    #[Jms\Type('DateTime')]
    public $date;

    public ?\DateTimeImmutable $dateImmutable = null;

    #[Jms\Type("DateTime<'Y-m-d'>")]
    public $dateWithFormat;

    public float $weight = 1.0;
}

/**
 * A parameter is no property.
 */
class Unplaced
{
    public int $number = 1;

    public function __construct(int $other, int $optional = 5)
    {
        $this->number = $other + $optional;
    }
}

class Versions
{
    #[Jms\Type('string')]
    #[Jms\Until('2')]
    public $old;

    #[Jms\Type('string')]
    #[Jms\Until('2')]
    public $changed;

    #[Jms\Type('string')]
    #[Jms\Since('3')]
    public $new;

    #[Jms\Since('3')]
    #[Jms\VirtualProperty]
    #[Jms\SerializedName('changed')]
    public function getChangedInV3(): string
    {
        return strtoupper($this->changed);
    }
}
