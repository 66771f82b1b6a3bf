<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class Product
{
    public readonly string $sku;

    public function __construct(
        public readonly int $id,
        private readonly ?string $name,
        protected float $price,
        public bool $active,
        private Suit $suit,
        public int|string|null $code = null,
    ) {
        if ($id % 2 === 0) {
            $this->sku = "SKU-{$id}";
        }
    }
}
