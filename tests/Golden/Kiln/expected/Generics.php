<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Generics\Page for json_encode().
// Keys: items, featured, total
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page' --direction=write
final class PageWriter_c108bb4ecc91
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Generics\Page $object, Writing $kiln): array
    {
        $items = [];
        foreach ($object->items as $item) {
            $item instanceof \Kiln\Tests\Golden\Kiln\Generics\Product || throw new Mismatch('item');
            $items[] = \array_key_last($fields = (array) $item) === 'name' ? $fields : $kiln->object($item, \Kiln\Tests\Golden\Kiln\Generics\Product::class);
        }

        $featured = null;
        if ($object->featured !== null) {
            $object->featured instanceof \Kiln\Tests\Golden\Kiln\Generics\Product || throw new Mismatch('featured');
            $featured = \array_key_last($fields = (array) $object->featured) === 'name'
                ? $fields
                : $kiln->object($object->featured, \Kiln\Tests\Golden\Kiln\Generics\Product::class);
        }

        return [
            // Kiln\Tests\Golden\Kiln\Generics\Page::$items
            'items' => $items,
            // Kiln\Tests\Golden\Kiln\Generics\Page::$featured
            'featured' => $featured,
            // Kiln\Tests\Golden\Kiln\Generics\Page::$total
            'total' => $object->total,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product> for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>' --direction=write
final class RootWriter_39547d2be05c
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Generics\Page $value PHP checks it where it is used */
        return PageWriter_c108bb4ecc91::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>' --direction=write --native
final class WriteProgram_df05394f5481
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Generics\Page', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Generics\Page',
                [
                    [403, 'items', [601, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'items'], [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Generics\Product', false]], 0],
                    [
                        403,
                        'featured',
                        [601, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'featured'],
                        [101, [108, 1, 'Kiln\Tests\Golden\Kiln\Generics\Product', false]],
                        0,
                    ],
                    [403, 'total', [601, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'total'], [102, 2], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Generics\Product', [[403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Generics\Product', 'name'], [102, 8], 0]]],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Generics\Page from decoded data.
// Keys: items, featured, total
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page' --direction=read
final class PageReader_2e0f74035e11
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Generics\Page
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Generics\Page::class);
        /** @var array{items?: mixed, featured?: mixed, total?: int} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Generics\Page();
        // Kiln\Tests\Golden\Kiln\Generics\Page::$items
        if (\array_key_exists('items', $data)) {
            $object->items = ProductListReader_a90a75b83c11::read($data['items'], $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Generics\Page::$featured
        $object->featured = isset($data['featured']) ? ProductReader_a90a75b83c11::read($data['featured'], $kiln) : null;

        // Kiln\Tests\Golden\Kiln\Generics\Page::$total
        if (\array_key_exists('total', $data)) {
            $object->total = $data['total'];
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Generics\Product from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Product' --direction=read
final class ProductReader_a90a75b83c11
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Generics\Product
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Generics\Product::class);
        /** @var array{name?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Generics\Product();
        // Kiln\Tests\Golden\Kiln\Generics\Product::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        return $object;
    }
}

// Reads lists of Kiln\Tests\Golden\Kiln\Generics\Product from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Generics\Product>' --direction=read
final class ProductListReader_a90a75b83c11
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Generics\Product> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Generics\Product>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Generics\Product::class);
            /** @var array{name?: string} $data */

            $object = new \Kiln\Tests\Golden\Kiln\Generics\Product();
            // Kiln\Tests\Golden\Kiln\Generics\Product::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product> from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>' --direction=read
final class RootReader_fa1fce03e166
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['items'];

    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return PageReader_2e0f74035e11::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Generics\Page<Kiln\Tests\Golden\Kiln\Generics\Product>' --direction=read --native
final class ReadProgram_a81ac0f91d54
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Generics\Page',
                [801, 0],
                [
                    [501, ['items'], [701, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'items'], [205, [210, 1]], 1, false, null],
                    [501, ['featured'], [701, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'featured'], [203, [210, 1]], 2, false, null],
                    [501, ['total'], [701, 'Kiln\Tests\Golden\Kiln\Generics\Page', 'total'], [204, 2], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Generics\Product',
                [801, 0],
                [[501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Generics\Product', 'name'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
