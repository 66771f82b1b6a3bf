<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

/**
 * One form in which a product is sold.
 */
final class Variant
{
    public function __construct(
        private readonly string $sku,
        private readonly string $color,
        private readonly ?string $size,
        private readonly float $price,
        private readonly int $stock,
        private readonly bool $available,
    ) {}

    public function sku(): string
    {
        return $this->sku;
    }

    public function color(): string
    {
        return $this->color;
    }

    public function size(): ?string
    {
        return $this->size;
    }

    public function price(): float
    {
        return $this->price;
    }

    public function stock(): int
    {
        return $this->stock;
    }

    public function available(): bool
    {
        return $this->available;
    }
}
