<?php

// Writes Kiln\Tests\Golden\Collections\Item for json_encode().
// Keys: sku
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Item' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ItemWriter_7b6070a8b505
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Collections\Item $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Collections\Item::$sku
            'sku' => $object->sku,
        ];
    }
}
