<?php

// Writes Kiln\Tests\Golden\Recursive\Category for json_encode().
// Keys: name, parent, children
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class CategoryWriter_29b081870d5b
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Recursive\Category $object, Writing $kiln): array
    {
        ++$kiln->depth > $kiln->maxDepth && throw new Mismatch('depth');

        $children = [];
        foreach ($object->children as $child) {
            $children[] = $child::class === \Kiln\Tests\Golden\Recursive\Category::class
                ? CategoryWriter_29b081870d5b::write($child, $kiln)
                : $kiln->object($child, \Kiln\Tests\Golden\Recursive\Category::class);
        }
        $result = [
            // Kiln\Tests\Golden\Recursive\Category::$name
            'name' => $object->name,
            // Kiln\Tests\Golden\Recursive\Category::$parent
            'parent' => $object->parent === null
                ? null
                : ($object->parent::class === \Kiln\Tests\Golden\Recursive\Category::class
                    ? CategoryWriter_29b081870d5b::write($object->parent, $kiln)
                    : $kiln->object($object->parent, \Kiln\Tests\Golden\Recursive\Category::class)),
            // Kiln\Tests\Golden\Recursive\Category::$children
            'children' => $children,
        ];
        --$kiln->depth;

        return $result;
    }
}
