<?php

// Reads Kiln\Tests\Golden\Generics\Product from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Product' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ProductReader_52ca028866b8
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Generics\Product
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Generics\Product::class);
        /** @var array{name?: string} $data */

        $object = new \Kiln\Tests\Golden\Generics\Product();
        // Kiln\Tests\Golden\Generics\Product::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Generics\Product> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Generics\Product>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Generics\Product::class);
            /** @var array{name?: string} $data */

            $object = new \Kiln\Tests\Golden\Generics\Product();
            // Kiln\Tests\Golden\Generics\Product::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
