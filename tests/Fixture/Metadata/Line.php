<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

final class Line
{
    public function __construct(
        public readonly string $sku,
        public readonly int $quantity = 1,
        public readonly ?float $price = null,
    ) {}
}
