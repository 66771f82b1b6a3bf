<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf\Direct;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\UnknownFields;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;

/**
 * Whose destructor is noticed.
 */
final class Leaving
{
    public static int $gone = 0;

    #[Field(1)]
    public string $text = '';

    public function __destruct()
    {
        ++self::$gone;
    }
}

/**
 * Whose constructor is noticed.
 */
final class Noisy
{
    /** @var list<string> */
    public static array $calls = [];

    public function __construct(#[Field(1)] public string $text = '')
    {
        self::$calls[] = "made of {$text}";
    }
}

/**
 * Likewise by a constructor, with others of its kind below.
 */
final readonly class Row
{
    /**
     * @param list<self> $below
     */
    public function __construct(
        #[Field(3)]
        public string $text,
        #[Field(1)]
        public int $number = 3,
        #[Field(2)]
        public ?self $inner = null,
        #[Field(4)]
        public array $below = [],
        #[Field(5)]
        public ?string $note = null,
        #[UnknownFields]
        #[Bytes]
        public string $unknown = '',
    ) {}
}

/**
 * All that generated code reads without a tree, in public properties.
 */
final class Sheet
{
    #[Field(1)]
    public int $int = 0;

    #[Field(2, 'int32')]
    public int $int32 = 0;

    #[Field(3, 'uint32')]
    public int $uint32 = 0;

    #[Field(4, 'uint64')]
    public int $uint64 = 0;

    #[Field(5, 'sint32')]
    public int $sint32 = 0;

    #[Field(6, 'sint64')]
    public int $sint64 = 0;

    #[Field(7)]
    public bool $bool = false;

    #[Field(8)]
    public Level $level = Level::Low;

    #[Field(9, 'fixed64')]
    public int $fixed64 = 0;

    #[Field(10, 'sfixed64')]
    public int $sfixed64 = 0;

    #[Field(11)]
    public float $double = 0.0;

    #[Field(12, 'fixed32')]
    public int $fixed32 = 0;

    #[Field(13, 'sfixed32')]
    public int $sfixed32 = 0;

    #[Field(14, 'float')]
    public float $float = 0.0;

    #[Field(15)]
    public string $string = '';

    #[Field(16)]
    public ?string $maybe = null;

    #[Field(17)]
    public ?int $number = null;

    /** @var list<int> */
    #[Field(18)]
    public array $packed = [];

    /** @var list<int> */
    #[Field(19, isPacked: false)]
    public array $unpacked = [];

    /** @var list<string> */
    #[Field(20)]
    public array $texts = [];

    /** @var array<string, int> */
    #[Field(21)]
    public array $counts = [];

    /** @var array<int, string> */
    #[Field(22, key: 'sint32')]
    public array $names = [];

    /** @var array<string, Row> */
    #[Field(23)]
    public array $byName = [];

    /** @var list<Row> */
    #[Field(24)]
    public array $rows = [];

    #[Field(25)]
    public ?\DateTimeImmutable $time = null;

    /** @var list<Level> */
    #[Field(26)]
    public array $levels = [];

    /** @var list<float> */
    #[Field(27)]
    public array $floats = [];

    #[Field(28)]
    #[Bytes]
    public string $bytes = '';

    #[UnknownFields]
    #[Bytes]
    public string $unknown = '';

    #[Field(2000)]
    public Weight $weight = Weight::Unknown;
}
