<?php

// Writes Kiln\Tests\Golden\PlainPublic\Product for json_encode().
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ProductWriter_808fb15b193d
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\PlainPublic\Product $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\PlainPublic\Product::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\PlainPublic\Product::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\PlainPublic\Product::$price
        if (isset($object->price)) {
            $result['price'] = $object->price;
        }

        // Kiln\Tests\Golden\PlainPublic\Product::$active
        if (isset($object->active)) {
            $result['active'] = $object->active;
        }

        // Kiln\Tests\Golden\PlainPublic\Product::$note
        if (isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\PlainPublic\Product::class, 'note')) {
            $result['note'] = $object->note;
        }

        return \array_is_list($result) ? (object) $result : $result;
    }
}
