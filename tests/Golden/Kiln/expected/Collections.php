<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\StdClasses;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Collections\Stock for json_encode().
// Keys: tags, counts, matrix, items, bySku, numbered, remarks, stream, totals, anything, meta
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=write
final class StockWriter_13d0650d5fe9
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Collections\Stock $object, Writing $kiln): array
    {
        foreach ($object->tags as $tag) {
            \is_string($tag) || throw new Mismatch('tag');
        }

        foreach ($object->counts as $count) {
            \is_int($count) || throw new Mismatch('count');
        }

        $matrix = [];
        foreach ($object->matrix as $matrixItem) {
            \is_array($matrixItem) || throw new Mismatch('matrixItem');
            $items = [];
            foreach ($matrixItem as $element) {
                \is_float($element) || \is_int($element) || throw new Mismatch('element');
                $items[] = \floatval($element);
            }
            $matrix[] = $items;
        }

        $items = [];
        foreach ($object->items as $item) {
            $item instanceof \Kiln\Tests\Golden\Kiln\Collections\Item || throw new Mismatch('item');
            $items[] = \array_key_last($fields = (array) $item) === 'sku' ? $fields : $kiln->object($item, \Kiln\Tests\Golden\Kiln\Collections\Item::class);
        }

        $bySku = [];
        foreach ($object->bySku as $key => $bySkuItem) {
            $bySkuItem instanceof \Kiln\Tests\Golden\Kiln\Collections\Item || throw new Mismatch('bySkuItem');
            $bySku[$key] = \array_key_last($fields = (array) $bySkuItem) === 'sku'
                ? $fields
                : $kiln->object($bySkuItem, \Kiln\Tests\Golden\Kiln\Collections\Item::class);
        }

        foreach ($object->numbered as $numberedItem) {
            \is_string($numberedItem) || throw new Mismatch('numberedItem');
        }

        $remarks = null;
        if ($object->remarks !== null) {
            foreach ($object->remarks as $remark) {
                \is_string($remark) || throw new Mismatch('remark');
            }
            $remarks = \array_values($object->remarks);
        }

        $stream = \is_array($object->stream) ? $object->stream : \iterator_to_array($object->stream, false);
        $items2 = [];
        foreach ($stream as $streamItem) {
            $streamItem instanceof \Kiln\Tests\Golden\Kiln\Collections\Item || throw new Mismatch('streamItem');
            $items2[] = \array_key_last($fields = (array) $streamItem) === 'sku'
                ? $fields
                : $kiln->object($streamItem, \Kiln\Tests\Golden\Kiln\Collections\Item::class);
        }
        $result = [
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$tags
            'tags' => \array_values($object->tags),
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$counts
            'counts' => \array_is_list($object->counts) ? (object) $object->counts : $object->counts,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$matrix
            'matrix' => $matrix,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$items
            'items' => $items,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$bySku
            'bySku' => \array_is_list($bySku) ? (object) $bySku : $bySku,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$numbered
            'numbered' => \array_is_list($object->numbered) ? (object) $object->numbered : $object->numbered,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$remarks
            'remarks' => $remarks,
            // Kiln\Tests\Golden\Kiln\Collections\Stock::$stream
            'stream' => $items2,
        ];

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$totals
        if (isset($object->totals)) {
            $totals = $object->totals->getArrayCopy();
            foreach ($totals as $total) {
                \is_int($total) || throw new Mismatch('total');
            }
            $result['totals'] = \array_is_list($totals) ? (object) $totals : $totals;
        }

        $anything = [];
        $entries = $object->anything;
        try {
            foreach ($entries as $anythingItem) {
                $anything[] = $kiln->dynamic($anythingItem);
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($anything));
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$anything
        $result['anything'] = $anything;
        // Kiln\Tests\Golden\Kiln\Collections\Stock::$meta
        $result['meta'] = $object->meta === null ? null : $kiln->stdClass($object->meta);

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        50 => ['stream'],
        78 => ['totals'],
        86 => ['anything'],
        99 => ['meta'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Collections\Stock for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=write
final class RootWriter_946bfb9f7457
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Collections\Stock $value PHP checks it where it is used */
        return StockWriter_13d0650d5fe9::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Collections\Stock, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=write --native
final class WriteProgram_55cc0c8199c9
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Collections\Stock', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Collections\Stock',
                [
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'tags'], [103, [102, 8]], 0],
                    [403, 'counts', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'counts'], [104, [102, 2]], 0],
                    [403, 'matrix', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'matrix'], [103, [103, [102, 4]]], 0],
                    [
                        403,
                        'items',
                        [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'items'],
                        [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Collections\Item', false]],
                        0,
                    ],
                    [
                        403,
                        'bySku',
                        [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'bySku'],
                        [104, [108, 1, 'Kiln\Tests\Golden\Kiln\Collections\Item', false]],
                        0,
                    ],
                    [403, 'numbered', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'numbered'], [104, [102, 8]], 0],
                    [403, 'remarks', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'remarks'], [101, [103, [102, 8]]], 0],
                    [
                        403,
                        'stream',
                        [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'stream'],
                        [118, 'iterable', [false], [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Collections\Item', false]]],
                        0,
                    ],
                    [403, 'totals', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'totals'], [118, 'arrayObject', [], [104, [102, 2]]], 1],
                    [403, 'anything', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'anything'], [103, [116]], 0],
                    [403, 'meta', [601, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'meta'], [101, [106, [116]]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Collections\Item', [[403, 'sku', [601, 'Kiln\Tests\Golden\Kiln\Collections\Item', 'sku'], [102, 8], 0]]],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Collections\Stock from decoded data.
// Keys: tags, counts, matrix, items, bySku, numbered, remarks, stream, totals, anything, meta
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=read
final class StockReader_6e6bd16f663c
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Collections\Stock
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Collections\Stock::class);
        /**
         * @var array{
         *     tags?: mixed, counts?: array<string, mixed>, matrix?: mixed, items?: mixed, bySku?: array<string, mixed>,
         *     numbered?: array<int, mixed>, remarks?: mixed, stream?: mixed, totals?: mixed, anything?: mixed,
         *     meta?: array<mixed>|null,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Kiln\Collections\Stock();
        // Kiln\Tests\Golden\Kiln\Collections\Stock::$tags
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $object->tags = $data['tags'];
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$counts
        if (\array_key_exists('counts', $data)) {
            \is_array($data['counts']) || throw new Mismatch('counts');
            foreach ($data['counts'] as $count) {
                \is_int($count) || throw new Mismatch('count');
            }
            $object->counts = $data['counts'];
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$matrix
        if (\array_key_exists('matrix', $data)) {
            \is_array($data['matrix']) && \array_is_list($data['matrix']) || throw new Mismatch('matrix');
            $matrix = [];
            foreach ($data['matrix'] as $matrixItem) {
                \is_array($matrixItem) && \array_is_list($matrixItem) || throw new Mismatch('matrixItem');
                $items = [];
                foreach ($matrixItem as $element) {
                    \is_float($element) || \is_int($element) || throw new Mismatch('element');
                    $items[] = \floatval($element);
                }
                $matrix[] = $items;
            }
            $object->matrix = $matrix;
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$items
        if (\array_key_exists('items', $data)) {
            $object->items = ItemListReader_cf68b7dd5b74::read($data['items'], $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$bySku
        if (\array_key_exists('bySku', $data)) {
            \is_array($data['bySku']) || throw new Mismatch('bySku');
            $bySku = [];
            foreach ($data['bySku'] as $key => $bySkuItem) {
                $bySku[$key] = ItemReader_cf68b7dd5b74::read($bySkuItem, $kiln);
            }
            $object->bySku = $bySku;
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$numbered
        if (\array_key_exists('numbered', $data)) {
            \is_array($data['numbered']) || throw new Mismatch('numbered');
            foreach ($data['numbered'] as $key => $numberedItem) {
                \is_int($key) || throw new Mismatch('numbered');
                \is_string($numberedItem) || throw new Mismatch('numberedItem');
            }
            $object->numbered = $data['numbered'];
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$remarks
        $remarks = $data['remarks'] ?? null;
        if ($remarks !== null) {
            \is_array($remarks) && \array_is_list($remarks) || throw new Mismatch('remarks');
            foreach ($remarks as $remark) {
                \is_string($remark) || throw new Mismatch('remark');
            }
        }
        $object->remarks = $remarks;

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$stream
        if (\array_key_exists('stream', $data)) {
            $object->stream = ItemListReader_cf68b7dd5b74::read($data['stream'], $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$totals
        \is_array($data['totals'] ?? null) || throw new Mismatch('totals');
        foreach ($data['totals'] as $total) {
            \is_int($total) || throw new Mismatch('total');
        }
        $object->totals = new \ArrayObject($data['totals']);

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$anything
        if (\array_key_exists('anything', $data)) {
            \is_array($data['anything']) && \array_is_list($data['anything']) || throw new Mismatch('anything');
            $object->anything = $data['anything'];
        }

        // Kiln\Tests\Golden\Kiln\Collections\Stock::$meta
        $object->meta = isset($data['meta']) ? StdClasses::fromArray($data['meta']) : null;

        return $object;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        89 => ['totals'],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Collections\Item from decoded data.
// Keys: sku
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Item' --direction=read
final class ItemReader_cf68b7dd5b74
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Collections\Item
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Collections\Item::class);
        /** @var array{sku?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Collections\Item();
        // Kiln\Tests\Golden\Kiln\Collections\Item::$sku
        if (\array_key_exists('sku', $data)) {
            $object->sku = $data['sku'];
        }

        return $object;
    }
}

// Reads lists of Kiln\Tests\Golden\Kiln\Collections\Item from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Collections\Item>' --direction=read
final class ItemListReader_cf68b7dd5b74
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Collections\Item> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Collections\Item>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Collections\Item::class);
            /** @var array{sku?: string} $data */

            $object = new \Kiln\Tests\Golden\Kiln\Collections\Item();
            // Kiln\Tests\Golden\Kiln\Collections\Item::$sku
            if (\array_key_exists('sku', $data)) {
                $object->sku = $data['sku'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Collections\Stock from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=read
final class RootReader_f1efcad03e81
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['items', 'stream'];

    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return StockReader_6e6bd16f663c::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Collections\Stock, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Collections\Stock' --direction=read --native
final class ReadProgram_ed1e015133ce
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Collections\Stock',
                [801, 0],
                [
                    [501, ['tags'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'tags'], [205, [204, 8]], 1, false, null],
                    [501, ['counts'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'counts'], [206, 2, [204, 2]], 1, false, null],
                    [501, ['matrix'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'matrix'], [205, [205, [204, 4]]], 1, false, null],
                    [501, ['items'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'items'], [205, [210, 1]], 1, false, null],
                    [501, ['bySku'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'bySku'], [206, 2, [210, 1]], 1, false, null],
                    [501, ['numbered'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'numbered'], [206, 1, [204, 8]], 1, false, null],
                    [501, ['remarks'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'remarks'], [203, [205, [204, 8]]], 2, false, null],
                    [501, ['stream'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'stream'], [205, [210, 1]], 1, false, null],
                    [
                        501,
                        ['totals'],
                        [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'totals'],
                        [216, 'arrayObject', ['ArrayObject'], [206, 2, [204, 2]]],
                        0,
                        false,
                        null,
                    ],
                    [501, ['anything'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'anything'], [205, [201]], 1, false, null],
                    [501, ['meta'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Stock', 'meta'], [203, [208]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Collections\Item',
                [801, 0],
                [[501, ['sku'], [701, 'Kiln\Tests\Golden\Kiln\Collections\Item', 'sku'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
