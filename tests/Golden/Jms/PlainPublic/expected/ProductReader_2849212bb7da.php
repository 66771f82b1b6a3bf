<?php

// Reads Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, from decoded data.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class ProductReader_2849212bb7da
{
    public static ?\Kiln\Tests\Golden\Jms\PlainPublic\Product $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PlainPublic\Product
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'name', 'price', 'active', 'note'], \Kiln\Tests\Golden\Jms\PlainPublic\Product::class, 'id');
        }
        $object = clone (ProductReader_2849212bb7da::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\PlainPublic\Product::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) ? $id : $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$name
        $name = $data['name'] ?? null;
        if ($name !== null) {
            $object->name = \is_string($name) ? $name : $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$price
        $price = $data['price'] ?? null;
        if ($price !== null) {
            $object->price = \is_float($price) ? $price : $kiln->float($price);
        } elseif (\array_key_exists('price', $data)) {
            $object->price = null;
        } else {
            $object->price = 0.0;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$active
        $active = $data['active'] ?? null;
        if ($active !== null) {
            $object->active = (bool) $active;
        } elseif (\array_key_exists('active', $data)) {
            $object->active = null;
        } else {
            $object->active = true;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$note
        $note = $data['note'] ?? null;
        if ($note !== null) {
            $object->note = \is_string($note) ? $note : $kiln->string($note);
        } else {
            $object->note = null;
        }

        return $object;
    }
}
