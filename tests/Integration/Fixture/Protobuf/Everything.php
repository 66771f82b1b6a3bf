<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;

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
