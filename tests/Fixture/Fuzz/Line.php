<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * Public properties, two of them without a default.
 */
final class Line
{
    public string $sku;

    public float $price;

    public int $quantity = 1;

    /** @var list<string> */
    public array $tags = [];
}
