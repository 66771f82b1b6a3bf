<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Protobuf\Field;

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
