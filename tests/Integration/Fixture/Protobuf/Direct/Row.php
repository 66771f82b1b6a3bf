<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf\Direct;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\UnknownFields;

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
