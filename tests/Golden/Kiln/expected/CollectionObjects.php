<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Elements;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice for json_encode().
// Keys: lines, bySku, tags, pending
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=write
final class InvoiceWriter_7f1e01d597a1
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice, Writing): (array<mixed>|\stdClass) */
    public static \Closure $write;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        20 => ['lines'],
        31 => ['bySku'],
        44 => ['tags'],
        53 => ['pending'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice, so that it sees what is not public.
InvoiceWriter_7f1e01d597a1::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice $object, Writing $kiln): array|\stdClass {
        $result = [];

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$lines
        if (isset($object->lines)) {
            $lines = $kiln->elements($object->lines, \Doctrine\Common\Collections\Collection::class, false);
            $items = [];
            foreach ($lines as $line) {
                $line instanceof \Kiln\Tests\Golden\Kiln\CollectionObjects\Line || throw new Mismatch('line');
                $items[] = \array_key_last($fields = (array) $line) === 'sku' ? $fields : $kiln->object($line, \Kiln\Tests\Golden\Kiln\CollectionObjects\Line::class);
            }
            $result['lines'] = $items;
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$bySku
        if (isset($object->bySku)) {
            $bySku = $kiln->elements($object->bySku, \Doctrine\Common\Collections\Collection::class, true);
            $members = [];
            foreach ($bySku as $key => $bySkuItem) {
                $bySkuItem instanceof \Kiln\Tests\Golden\Kiln\CollectionObjects\Line || throw new Mismatch('bySkuItem');
                $members[$key] = \array_key_last($fields = (array) $bySkuItem) === 'sku'
                    ? $fields
                    : $kiln->object($bySkuItem, \Kiln\Tests\Golden\Kiln\CollectionObjects\Line::class);
            }
            $result['bySku'] = \array_is_list($members) ? (object) $members : $members;
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$tags
        if (isset($object->tags)) {
            $tags = $kiln->elements($object->tags, \Kiln\Tests\Golden\Kiln\CollectionObjects\Tags::class, false);
            foreach ($tags as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $result['tags'] = \array_values($tags);
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$pending
        if (isset($object->pending)) {
            $pending = $kiln->elements($object->pending, \SplQueue::class, false);
            $items = [];
            foreach ($pending as $pendingItem) {
                $pendingItem instanceof \Kiln\Tests\Golden\Kiln\CollectionObjects\Line || throw new Mismatch('pendingItem');
                $items[] = \array_key_last($fields = (array) $pendingItem) === 'sku'
                    ? $fields
                    : $kiln->object($pendingItem, \Kiln\Tests\Golden\Kiln\CollectionObjects\Line::class);
            }
            $result['pending'] = $items;
        }

        return \array_is_list($result) ? (object) $result : $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::class,
);

// Writes Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=write
final class RootWriter_01e18f3ba36d
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::class
            ? (InvoiceWriter_7f1e01d597a1::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=write --native
final class WriteProgram_3c31dee81e3f
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice',
                [
                    [
                        403,
                        'lines',
                        [601, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'lines'],
                        [
                            118,
                            'elements',
                            ['Doctrine\Common\Collections\Collection', false],
                            [103, [108, 1, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line', false]],
                        ],
                        1,
                    ],
                    [
                        403,
                        'bySku',
                        [601, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'bySku'],
                        [118, 'elements', ['Doctrine\Common\Collections\Collection', true], [104, [108, 1, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line', false]]],
                        1,
                    ],
                    [
                        403,
                        'tags',
                        [601, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'tags'],
                        [118, 'elements', ['Kiln\Tests\Golden\Kiln\CollectionObjects\Tags', false], [103, [102, 8]]],
                        1,
                    ],
                    [
                        403,
                        'pending',
                        [601, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'pending'],
                        [118, 'elements', ['SplQueue', false], [103, [108, 1, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line', false]]],
                        1,
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\CollectionObjects\Line',
                [[403, 'sku', [601, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line', 'sku'], [102, 8], 0]],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice from decoded data.
// Keys: lines, bySku, tags, pending
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=read
final class InvoiceReader_75f520304ee7
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice */
    public static \Closure $read;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        22 => ['lines'],
        29 => ['bySku'],
        41 => ['tags'],
        52 => ['pending'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice, so that it sees what is not public.
InvoiceReader_75f520304ee7::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::class);
        /** @var array{lines?: mixed, bySku?: mixed, tags?: mixed, pending?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice();
        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$lines
        if (\array_key_exists('lines', $data)) {
            $object->lines = new \Doctrine\Common\Collections\ArrayCollection(LineListReader_a52910f1bfce::read($data['lines'], $kiln));
        } elseif (!isset($object->lines)) {
            throw new Mismatch('lines');
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$bySku
        if (\array_key_exists('bySku', $data)) {
            \is_array($data['bySku']) || throw new Mismatch('bySku');
            $bySku = [];
            foreach ($data['bySku'] as $key => $bySkuItem) {
                $bySku[$key] = LineReader_a52910f1bfce::read($bySkuItem, $kiln);
            }
            $object->bySku = new \Doctrine\Common\Collections\ArrayCollection($bySku);
        } elseif (!isset($object->bySku)) {
            throw new Mismatch('bySku');
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$tags
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $object->tags = new \Kiln\Tests\Golden\Kiln\CollectionObjects\Tags(...$data['tags']);
        } elseif (!isset($object->tags)) {
            throw new Mismatch('tags');
        }

        // Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::$pending
        if (\array_key_exists('pending', $data)) {
            $object->pending = Elements::into(new \SplQueue(), LineListReader_a52910f1bfce::read($data['pending'], $kiln));
        } elseif (!isset($object->pending)) {
            throw new Mismatch('pending');
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice::class,
);

// Reads Kiln\Tests\Golden\Kiln\CollectionObjects\Line from decoded data.
// Keys: sku
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line' --direction=read
final class LineReader_a52910f1bfce
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\CollectionObjects\Line
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\CollectionObjects\Line::class);
        /** @var array{sku?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\CollectionObjects\Line();
        // Kiln\Tests\Golden\Kiln\CollectionObjects\Line::$sku
        if (\array_key_exists('sku', $data)) {
            $object->sku = $data['sku'];
        }

        return $object;
    }
}

// Reads lists of Kiln\Tests\Golden\Kiln\CollectionObjects\Line from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\CollectionObjects\Line>' --direction=read
final class LineListReader_a52910f1bfce
{
    /** @return list<\Kiln\Tests\Golden\Kiln\CollectionObjects\Line> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\CollectionObjects\Line>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\CollectionObjects\Line::class);
            /** @var array{sku?: string} $data */

            $object = new \Kiln\Tests\Golden\Kiln\CollectionObjects\Line();
            // Kiln\Tests\Golden\Kiln\CollectionObjects\Line::$sku
            if (\array_key_exists('sku', $data)) {
                $object->sku = $data['sku'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=read
final class RootReader_271506e7afbc
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (InvoiceReader_75f520304ee7::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice' --direction=read --native
final class ReadProgram_c2cec44963c5
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice',
                [801, 0],
                [
                    [
                        501,
                        ['lines'],
                        [701, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'lines'],
                        [216, 'collection', ['Doctrine\Common\Collections\ArrayCollection', 'constructor'], [205, [210, 1]]],
                        0,
                        true,
                        null,
                    ],
                    [
                        501,
                        ['bySku'],
                        [701, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'bySku'],
                        [216, 'collection', ['Doctrine\Common\Collections\ArrayCollection', 'constructor'], [206, 2, [210, 1]]],
                        0,
                        true,
                        null,
                    ],
                    [
                        501,
                        ['tags'],
                        [701, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'tags'],
                        [216, 'collection', ['Kiln\Tests\Golden\Kiln\CollectionObjects\Tags', 'arguments'], [205, [204, 8]]],
                        0,
                        true,
                        null,
                    ],
                    [
                        501,
                        ['pending'],
                        [701, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Invoice', 'pending'],
                        [216, 'collection', ['SplQueue', 'adding'], [205, [210, 1]]],
                        0,
                        true,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\CollectionObjects\Line',
                [801, 0],
                [[501, ['sku'], [701, 'Kiln\Tests\Golden\Kiln\CollectionObjects\Line', 'sku'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
