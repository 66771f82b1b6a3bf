<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

/**
 * One form in which a product is sold.
 */
final class Variant
{
    public string $sku;

    public string $color;

    public ?string $size = null;

    public float $price;

    public int $stock;

    public bool $available;
}
