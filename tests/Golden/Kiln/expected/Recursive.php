<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Recursive\Category for json_encode().
// Keys: name, parent, children
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=write
final class CategoryWriter_1360c2438b1c
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Recursive\Category $object, Writing $kiln): array
    {
        ++$kiln->depth > $kiln->maxDepth && throw new Mismatch('depth');

        $children = [];
        foreach ($object->children as $child) {
            $children[] = $child::class === \Kiln\Tests\Golden\Kiln\Recursive\Category::class
                ? CategoryWriter_1360c2438b1c::write($child, $kiln)
                : $kiln->object($child, \Kiln\Tests\Golden\Kiln\Recursive\Category::class);
        }
        $result = [
            // Kiln\Tests\Golden\Kiln\Recursive\Category::$name
            'name' => $object->name,
            // Kiln\Tests\Golden\Kiln\Recursive\Category::$parent
            'parent' => $object->parent === null
                ? null
                : ($object->parent::class === \Kiln\Tests\Golden\Kiln\Recursive\Category::class
                    ? CategoryWriter_1360c2438b1c::write($object->parent, $kiln)
                    : $kiln->object($object->parent, \Kiln\Tests\Golden\Kiln\Recursive\Category::class)),
            // Kiln\Tests\Golden\Kiln\Recursive\Category::$children
            'children' => $children,
        ];
        --$kiln->depth;

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Recursive\Category for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=write
final class RootWriter_3f506c3a00b0
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Recursive\Category $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\Recursive\Category::class
            ? CategoryWriter_1360c2438b1c::write($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\Recursive\Category::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Recursive\Category as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=write --native
final class WriteProgram_30b1e970ecbb
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Recursive\Category', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Recursive\Category',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'name'], [102, 8], 0],
                    [
                        403,
                        'parent',
                        [601, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'parent'],
                        [101, [108, 0, 'Kiln\Tests\Golden\Kiln\Recursive\Category', false]],
                        0,
                    ],
                    [
                        403,
                        'children',
                        [601, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'children'],
                        [103, [108, 0, 'Kiln\Tests\Golden\Kiln\Recursive\Category', false]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Recursive\Category from decoded data.
// Keys: name, parent, children
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=read
final class CategoryReader_d798faadcb0f
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Recursive\Category
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Recursive\Category::class);
        /** @var array{name?: string, parent?: mixed, children?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Recursive\Category();
        // Kiln\Tests\Golden\Kiln\Recursive\Category::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        // Kiln\Tests\Golden\Kiln\Recursive\Category::$parent
        $object->parent = isset($data['parent']) ? CategoryReader_d798faadcb0f::read($data['parent'], $kiln) : null;

        // Kiln\Tests\Golden\Kiln\Recursive\Category::$children
        if (\array_key_exists('children', $data)) {
            $object->children = CategoryReader_d798faadcb0f::readList($data['children'], $kiln);
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Kiln\Recursive\Category> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Recursive\Category>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Recursive\Category::class);
            /** @var array{name?: string, parent?: mixed, children?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Kiln\Recursive\Category();
            // Kiln\Tests\Golden\Kiln\Recursive\Category::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }

            // Kiln\Tests\Golden\Kiln\Recursive\Category::$parent
            $object->parent = isset($data['parent']) ? CategoryReader_d798faadcb0f::read($data['parent'], $kiln) : null;

            // Kiln\Tests\Golden\Kiln\Recursive\Category::$children
            if (\array_key_exists('children', $data)) {
                $object->children = CategoryReader_d798faadcb0f::readList($data['children'], $kiln);
            }
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Recursive\Category from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=read
final class RootReader_f02c648be6ba
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['children'];

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return CategoryReader_d798faadcb0f::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Recursive\Category from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Recursive\Category' --direction=read --native
final class ReadProgram_fdc51f8288e4
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Recursive\Category',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'name'], [204, 8], 1, false, null],
                    [501, ['parent'], [701, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'parent'], [203, [210, 0]], 2, false, null],
                    [501, ['children'], [701, 'Kiln\Tests\Golden\Kiln\Recursive\Category', 'children'], [205, [210, 0]], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
