<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Collections;

/**
 * An element of collections.
 */
final class Item
{
    public string $sku;
}
