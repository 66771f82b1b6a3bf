<?php

// Writes Kiln\Tests\Golden\Generics\Product for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Product' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ProductWriter_0d2a790b5bc5
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Generics\Product $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Generics\Product::$name
            'name' => $object->name,
        ];
    }
}
