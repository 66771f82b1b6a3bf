<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Item
{
    public string $sku = '';

    public ?float $price = null;
}
