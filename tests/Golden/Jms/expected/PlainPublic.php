<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, from decoded data.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit.
final class ProductReader_4a7edd193c8b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PlainPublic\Product
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'name', 'price', 'active', 'note'], \Kiln\Tests\Golden\Jms\PlainPublic\Product::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\PlainPublic\Product();

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$price
        $price = $data['price'] ?? null;
        if (\is_float($price)) {
            $object->price = $price;
        } elseif ($price !== null) {
            $object->price = $kiln->float($price);
        } elseif (\array_key_exists('price', $data)) {
            $object->price = null;
        } else {
            $object->price = 0.0;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$active
        $active = $data['active'] ?? null;
        if (\is_bool($active)) {
            $object->active = $active;
        } elseif ($active !== null) {
            $object->active = (bool) $active;
        } elseif (\array_key_exists('active', $data)) {
            $object->active = null;
        } else {
            $object->active = true;
        }

        // Kiln\Tests\Golden\Jms\PlainPublic\Product::$note
        $note = $data['note'] ?? null;
        if (\is_string($note)) {
            $object->note = $note;
        } elseif ($note !== null) {
            $object->note = $kiln->string($note);
        } else {
            $object->note = null;
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\PlainPublic\Product as jms/serializer does, for json_encode().
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit.
final class ProductWriter_f7268c3ac018
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
