<?php

// Reads Kiln\Tests\Golden\Recursive\Category from decoded data.
// Keys: name, parent, children
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class CategoryReader_688c2c74915f
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Recursive\Category
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Recursive\Category::class);
        /** @var array{name?: string, parent?: mixed, children?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Recursive\Category();
        // Kiln\Tests\Golden\Recursive\Category::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        // Kiln\Tests\Golden\Recursive\Category::$parent
        $object->parent = isset($data['parent']) ? CategoryReader_688c2c74915f::read($data['parent'], $kiln) : null;

        // Kiln\Tests\Golden\Recursive\Category::$children
        if (\array_key_exists('children', $data)) {
            $object->children = CategoryReader_688c2c74915f::readList($data['children'], $kiln);
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Recursive\Category> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Recursive\Category>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Recursive\Category::class);
            /** @var array{name?: string, parent?: mixed, children?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Recursive\Category();
            // Kiln\Tests\Golden\Recursive\Category::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }

            // Kiln\Tests\Golden\Recursive\Category::$parent
            $object->parent = isset($data['parent']) ? CategoryReader_688c2c74915f::read($data['parent'], $kiln) : null;

            // Kiln\Tests\Golden\Recursive\Category::$children
            if (\array_key_exists('children', $data)) {
                $object->children = CategoryReader_688c2c74915f::readList($data['children'], $kiln);
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
