<?php

// Writes Kiln\Tests\Golden\Generics\Page for json_encode().
// Keys: items, featured, total
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PageWriter_e98771ed6b0f
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Generics\Page $object, Writing $kiln): array
    {
        foreach ($object->items as $item) {
            $item instanceof \Kiln\Tests\Golden\Generics\Product || throw new Mismatch('item');
        }

        if ($object->featured !== null) {
            $object->featured instanceof \Kiln\Tests\Golden\Generics\Product || throw new Mismatch('featured');
        }

        return [
            // Kiln\Tests\Golden\Generics\Page::$items
            'items' => \array_values($object->items),
            // Kiln\Tests\Golden\Generics\Page::$featured
            'featured' => $object->featured,
            // Kiln\Tests\Golden\Generics\Page::$total
            'total' => $object->total,
        ];
    }
}
