<?php

// Writes Kiln\Tests\Golden\Jms\Recursive\Category as jms/serializer does, for json_encode().
// Keys: name, parent, children
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class CategoryWriter_1f8d01425110
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
                ? CategoryWriter_1f8d01425110::write($parent, $kiln)
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
                        ? CategoryWriter_1f8d01425110::write($child, $kiln)
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
