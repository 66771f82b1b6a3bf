<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

final class Line
{
    public string $sku;
    public int $quantity;
    public float $price;
}
