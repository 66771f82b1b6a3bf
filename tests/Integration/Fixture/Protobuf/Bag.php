<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

use Kiln\Attribute\Protobuf\Field;

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
