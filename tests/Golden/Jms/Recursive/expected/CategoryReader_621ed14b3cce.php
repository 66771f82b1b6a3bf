<?php

// Reads Kiln\Tests\Golden\Jms\Recursive\Category as jms/serializer does, from decoded data.
// Keys: name, parent, children
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class CategoryReader_621ed14b3cce
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Recursive\Category
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'parent', 'children'], \Kiln\Tests\Golden\Jms\Recursive\Category::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Recursive\Category();

        // Kiln\Tests\Golden\Jms\Recursive\Category::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        } else {
            $object->name = '';
        }

        // Kiln\Tests\Golden\Jms\Recursive\Category::$parent
        $parent = $data['parent'] ?? null;
        if ($parent !== null) {
            $object->parent = CategoryReader_621ed14b3cce::read($parent, $kiln);
        } else {
            $object->parent = null;
        }

        // Kiln\Tests\Golden\Jms\Recursive\Category::$children
        $children = $data['children'] ?? null;
        if ($children !== null) {
            $items = [];
            foreach (\is_array($children) ? $children : $kiln->refuse($children, 'array') as $child) {
                $items[] = CategoryReader_621ed14b3cce::read($child, $kiln);
            }
            $object->children = $items;
        } elseif (\array_key_exists('children', $data)) {
            $object->children = null;
        } else {
            $object->children = [];
        }

        return $object;
    }
}
