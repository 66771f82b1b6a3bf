<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Metadata;

use JMS\Serializer\Annotation as Serializer;

enum Suit: string
{
    case Hearts = 'h';
    case Spades = 's';

    #[Serializer\VirtualProperty]
    public function label(): string
    {
        return $this->name;
    }
}

enum Level
{
    case Low;
}

interface Shape {}

final class Resource {}

class NativelyTyped
{
    public int $int;
    public ?int $nullableInt;
    public float $float = 1;
    public bool $bool = true;
    public ?false $false = null;
    public string $string = '';
    public array $array = [];
    public ?array $nullableArray = null;
    public iterable $iterable = [];
    public mixed $mixed = 1;
    public object $object;
    public self $self;
    public ?self $nullableSelf = null;
    public \DateTimeImmutable $date;
    public ?\DateTimeInterface $interface = null;
    public Shape $shape;
    public Missing $missing;
    public Suit $suit = Suit::Hearts;
    public ?Level $level = Level::Low;
    public SUIT $otherCase;
    public Resource $resource;
    public \resource $lowerResource;
    public \Closure $closure;
    public int|string $scalars = 1;
    public string|int|float|bool|null $allScalars = null;
    public array|string $arrayOrString = [];
    public Suit|Level|null $enums;
    public Suit|Missing|self|int $classes;
    public iterable|int $iterableOrInt;
    public Missing|self|null $nothingKnown;
    public (\Countable&\Traversable)|null $normalForm;
    public (\Countable&\Traversable)|int $normalFormOrInt;
    public \Countable&\Traversable $intersection;
    public Größe $cut;
    #[Serializer\Type('enum<Kiln\Tests\Fixture\Jms\Metadata\Suit, \'name\'>')]
    public Suit $byName;
    public readonly int $readonly;
}

class Größe {}

class Gr {}

final class TypedParent extends NativelyTyped
{
    public parent $parent;
    public parent|string $parentOrString;
}

class ReturnsTypes
{
    #[Serializer\VirtualProperty]
    public function getSuit(): Suit
    {
        return Suit::Hearts;
    }

    #[Serializer\VirtualProperty]
    public function untyped()
    {
        return 1;
    }

    #[Serializer\VirtualProperty]
    public function fluent(): static
    {
        return $this;
    }

    #[Serializer\VirtualProperty]
    public function union(): int|array|null
    {
        return 1;
    }

    #[Serializer\VirtualProperty, Serializer\Type('array<string>')]
    private function names(): array
    {
        return [];
    }

    #[Serializer\VirtualProperty]
    public static function nothing(): void {}
}

class Inherited
{
    public function __construct(
        public int $required,
        protected int $promoted = 3,
        protected readonly ?string $nothing = null,
        protected $untyped = 'u',
        public \DateTimeZone $zone = new \DateTimeZone('UTC'),
        public array $list = ['a', self::class, Suit::Hearts],
    ) {}
}

#[Serializer\VirtualProperty(name: 'promoted', exp: '1')]
final class Inheriting extends Inherited
{
    public function __construct(int $promoted = 9)
    {
        parent::__construct(1, $promoted);
    }

    #[Serializer\VirtualProperty]
    public function getNothing(): string
    {
        return '';
    }
}

#[Serializer\Discriminator(field: 'promoted', map: ['x' => DefaultsOfOthers::class])]
#[Serializer\ExclusionPolicy('all')]
final class DefaultsOfOthers
{
    private int $promoted = 5;
    private string $name = 'n';
    private ?int $other = 1;
    private $noType = 1;

    #[Serializer\VirtualProperty]
    public function getName(): string
    {
        return $this->name;
    }

    #[Serializer\VirtualProperty(name: 'other')]
    public function something(): string
    {
        return '';
    }

    #[Serializer\VirtualProperty]
    public function getNoType(): string
    {
        return '';
    }
}
