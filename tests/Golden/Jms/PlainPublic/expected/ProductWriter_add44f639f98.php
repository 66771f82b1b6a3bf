<?php

// Writes Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, for json_encode().
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class ProductWriter_add44f639f98
{
    public static function write(\Kiln\Tests\Golden\Jms\PlainPublic\Product $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$price
        if (isset($object->price)) {
            $result['price'] = $object->price;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$active
        if (isset($object->active)) {
            $result['active'] = $object->active;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$note
        if (isset($object->note)) {
            $result['note'] = $object->note;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
