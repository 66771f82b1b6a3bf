<?php

// Reads Kiln\Tests\Golden\PlainPublic\Product from decoded data.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ProductReader_152943a1528f
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\PlainPublic\Product
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\PlainPublic\Product::class);
        /** @var array{id?: int, name?: string, price?: float, active?: bool, note?: string|null} $data */

        $object = new \Kiln\Tests\Golden\PlainPublic\Product();
        // Kiln\Tests\Golden\PlainPublic\Product::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\PlainPublic\Product::$name
        $object->name = $data['name'] ?? throw new Mismatch('name');
        // Kiln\Tests\Golden\PlainPublic\Product::$price
        $object->price = $data['price'] ?? throw new Mismatch('price');
        // Kiln\Tests\Golden\PlainPublic\Product::$active
        $object->active = $data['active'] ?? throw new Mismatch('active');
        // Kiln\Tests\Golden\PlainPublic\Product::$note
        $object->note = $data['note'] ?? null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\PlainPublic\Product> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\PlainPublic\Product>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\PlainPublic\Product::class);
            /** @var array{id?: int, name?: string, price?: float, active?: bool, note?: string|null} $data */

            $object = new \Kiln\Tests\Golden\PlainPublic\Product();
            // Kiln\Tests\Golden\PlainPublic\Product::$id
            $object->id = $data['id'] ?? throw new Mismatch('id');
            // Kiln\Tests\Golden\PlainPublic\Product::$name
            $object->name = $data['name'] ?? throw new Mismatch('name');
            // Kiln\Tests\Golden\PlainPublic\Product::$price
            $object->price = $data['price'] ?? throw new Mismatch('price');
            // Kiln\Tests\Golden\PlainPublic\Product::$active
            $object->active = $data['active'] ?? throw new Mismatch('active');
            // Kiln\Tests\Golden\PlainPublic\Product::$note
            $object->note = $data['note'] ?? null;
            $objects[] = $object;
        }

        return $objects;
    }
}
