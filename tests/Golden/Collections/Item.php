<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Collections;

final class Item
{
    public string $sku = '';
}
