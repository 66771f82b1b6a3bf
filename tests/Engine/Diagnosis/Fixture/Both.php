<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture\Both;

use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Inline;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\SerializedName;
use Kiln\Optional;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\MoneyConverter;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;

#[Discriminator(field: 'type', map: ['car' => Car::class, 'truck' => Truck::class])]
abstract class Vehicle
{
    public ?string $plate = null;
}

final class Car extends Vehicle
{
    public int $doors = 4;
}

/**
 * A property of every kind that there is a node for.
 */
final class Everything
{
    public int $int = 1;

    public ?float $float = null;

    public string $text = '';

    public bool $flag = false;

    #[SerializedName('number', aliases: ['nummer', 'numero'])]
    public int|string $union = 1;

    /** @var int|list<string>|Line|Status */
    public mixed $mixedUnion = 1;

    public Status $status = Status::Open;

    public ?Level $level = null;

    public Suit $suit = Suit::Hearts;

    public ?\DateTimeImmutable $at = null;

    #[DateFormat('Y-m-d', timezone: 'UTC', read: ['U'])]
    public ?\DateTime $day = null;

    public ?\DateInterval $interval = null;

    #[DateFormat('%H:%I')]
    public ?\DateInterval $clock = null;

    /** @var list<int> */
    public array $list = [];

    /** @var array<string, float> */
    public array $map = [];

    /** @var array<int, string> */
    public array $numbered = [];

    /** @var array<mixed> */
    public array $any = [];

    /** @var array{width: int, unit?: ?string} */
    public array $shape = ['width' => 1];

    /** @var array{int, string} */
    public array $tuple = [1, 'a'];

    public ?\stdClass $object = null;

    /** @var ?\ArrayObject<string, int> */
    public ?\ArrayObject $arrayObject = null;

    /** @var iterable<int> */
    public iterable $iterable = [];

    public ?self $child = null;

    /** @var list<Line> */
    public array $lines = [];

    public ?Vehicle $vehicle = null;

    /** @var Optional<?int> */
    public Optional $optional;

    #[Converter(MoneyConverter::class, ['currency' => 'CHF'])]
    public mixed $money = 5;

    #[OmitEmpty]
    public ?string $empty = null;

    public mixed $dynamic = null;

    public int $never;

    public function __construct(
        public readonly int $id,
        private string $secret,
        #[Inline(prefix: 'inline_')]
        public ?Line $inline = null,
        protected ?string $label = null,
    ) {
        $this->optional = Optional::missing();
        $this->never = 0;
    }

    public function reveal(): string
    {
        return $this->secret . $this->label;
    }
}

final class Truck extends Vehicle
{
    public function __construct(private float $load) {}

    public function load(): float
    {
        return $this->load;
    }
}
