<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Recursive\Category as jms/serializer does, from decoded data.
// Keys: name, parent, children
// Made by Kiln from the class; do not edit.
final class CategoryReader_f66835b63626
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
            $object->parent = CategoryReader_f66835b63626::read($parent, $kiln);
        } else {
            $object->parent = null;
        }

        // Kiln\Tests\Golden\Jms\Recursive\Category::$children
        $children = $data['children'] ?? null;
        if ($children !== null) {
            $items = [];
            foreach (\is_array($children) ? $children : $kiln->refuse($children, 'array') as $child) {
                $items[] = CategoryReader_f66835b63626::read($child, $kiln);
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

// Writes Kiln\Tests\Golden\Jms\Recursive\Category as jms/serializer does, for json_encode().
// Keys: name, parent, children
// Made by Kiln from the class; do not edit.
final class CategoryWriter_9639df7bca14
{
    public static function write(\Kiln\Tests\Golden\Jms\Recursive\Category $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Recursive\Category::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Recursive\Category::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\Recursive\Category::$parent
        if (isset($object->parent)) {
            $kiln->open[$frame][2] = 'parent';
            $parent = $object->parent;
            $written = $parent::class === \Kiln\Tests\Golden\Jms\Recursive\Category::class
                ? CategoryWriter_9639df7bca14::write($parent, $kiln)
                : $kiln->object($parent, \Kiln\Tests\Golden\Jms\Recursive\Category::class);
            if ($written !== Skipped::Value) {
                $result['parent'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Recursive\Category::$children
        if (isset($object->children)) {
            $kiln->open[$frame][2] = 'children';
            $children = [];
            foreach ($object->children as $child) {
                if ($child !== null) {
                    $written = $child::class === \Kiln\Tests\Golden\Jms\Recursive\Category::class
                        ? CategoryWriter_9639df7bca14::write($child, $kiln)
                        : $kiln->object($child, \Kiln\Tests\Golden\Jms\Recursive\Category::class);
                    if ($written !== Skipped::Value) {
                        $children[] = $written;
                    }
                }
            }
            $result['children'] = $children;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
