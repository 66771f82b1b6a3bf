<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Number;
use Kiln\Attribute\Protobuf\Variant;

/**
 * What may hold anything, as a value and as a map of values.
 */
final readonly class Bag
{
    /**
     * @param array<string, mixed> $value
     * @param array<string, mixed> $map
     */
    public function __construct(
        #[Field(1)]
        public array $value = [],
        #[Field(2, key: 'string')]
        public array $map = [],
    ) {}
}

#[Discriminator('kind', ['card' => Card::class, 'transfer' => Transfer::class])]
#[Variant(Card::class, 1)]
#[Variant(Transfer::class, 2)]
interface Payment {}

final class Card implements Payment
{
    public function __construct(#[Field(1)] public string $number, #[Field(2)] public int $year = 0) {}
}

final class Everything
{
    /**
     * @param list<int>             $packed
     * @param list<int>             $unpacked
     * @param list<string>          $texts
     * @param list<float>           $floats
     * @param array<string, int>    $counts
     * @param array<int, string>    $names
     * @param array<string, Part>   $parts
     * @param list<Part>            $list
     * @param list<Level>           $levels
     */
    public function __construct(
        #[Field(1)]
        public int $int = 0,
        #[Field(2, 'int32')]
        public int $int32 = 0,
        #[Field(3, 'uint32')]
        public int $uint32 = 0,
        #[Field(4, 'uint64')]
        public int $uint64 = 0,
        #[Field(5, 'sint32')]
        public int $sint32 = 0,
        #[Field(6, 'sint64')]
        public int $sint64 = 0,
        #[Field(7)]
        public bool $bool = false,
        #[Field(8)]
        public Level $level = Level::Low,
        #[Field(9, 'fixed64')]
        public int $fixed64 = 0,
        #[Field(10, 'sfixed64')]
        public int $sfixed64 = 0,
        #[Field(11)]
        public float $double = 0.0,
        #[Field(12, 'fixed32')]
        public int $fixed32 = 0,
        #[Field(13, 'sfixed32')]
        public int $sfixed32 = 0,
        #[Field(14, 'float')]
        public float $float = 0.0,
        #[Field(15)]
        public string $string = '',
        #[Field(16)]
        #[Bytes]
        public string $bytes = '',
        #[Field(17)]
        public ?Part $part = null,
        #[Field(18)]
        public array $packed = [],
        #[Field(19, isPacked: false)]
        public array $unpacked = [],
        #[Field(20)]
        public array $texts = [],
        #[Field(21)]
        public array $counts = [],
        #[Field(22, key: 'int64')]
        public array $names = [],
        #[Field(23)]
        public array $parts = [],
        #[Field(24)]
        public array $list = [],
        #[Field(25)]
        public ?\DateTimeImmutable $time = null,
        #[Field(26)]
        public ?\DateInterval $length = null,
        #[Field(27)]
        public mixed $any = null,
        #[Field(28)]
        public array $levels = [],
        #[Field(29)]
        public ?int $maybe = null,
        #[Field(30)]
        public int $seven = 7,
        #[Field(31)]
        public array $floats = [],
        #[Field(32)]
        public Weight $weight = Weight::Unknown,
    ) {}
}

final class Invoice
{
    /**
     * @param list<Payment> $payments
     */
    public function __construct(
        #[Variant(Card::class, 3)]
        #[Variant(Transfer::class, 4)]
        public ?Payment $payment = null,
        #[Field(5)]
        public array $payments = [],
        #[Variant('int', 6)]
        #[Variant('string', 7)]
        #[Variant('bool', 8)]
        #[Variant('float', 9)]
        public int|string|bool|float|null $note = null,
        #[Variant(Part::class, 10)]
        #[Variant(Transfer::class, 11)]
        public Part|Transfer|null $either = null,
    ) {}
}

enum Level: int
{
    case Low = 0;
    case High = 2;
}

final class Part
{
    public function __construct(
        #[Field(1)]
        public int $number,
        #[Field(2)]
        public string $name = '',
        #[Field(3)]
        public ?self $inner = null,
    ) {}
}

final class Transfer implements Payment
{
    public function __construct(#[Field(1)] public string $iban) {}
}

enum Weight: string
{
    #[Number(0)]
    case Unknown = 'unknown';
    #[Number(-1)]
    case Light = 'light';
    #[Number(300)]
    case Heavy = 'heavy';
}
