<?php

// Reads Kiln\Tests\Golden\Collections\Stock from decoded data.
// Keys: tags, counts, matrix, items, bySku, numbered, remarks, stream, totals, anything, meta
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\StdClasses;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class StockReader_c5a586c0c941
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Collections\Stock
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Collections\Stock::class);
        /**
         * @var array{
         *     tags?: mixed, counts?: array<string, mixed>, matrix?: mixed, items?: mixed, bySku?: array<string, mixed>,
         *     numbered?: array<int, mixed>, remarks?: mixed, stream?: mixed, totals?: mixed, anything?: mixed,
         *     meta?: array<mixed>|null,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Collections\Stock();
        // Kiln\Tests\Golden\Collections\Stock::$tags
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $object->tags = $data['tags'];
        }

        // Kiln\Tests\Golden\Collections\Stock::$counts
        if (\array_key_exists('counts', $data)) {
            \is_array($data['counts']) || throw new Mismatch('counts');
            foreach ($data['counts'] as $count) {
                \is_int($count) || throw new Mismatch('count');
            }
            $object->counts = $data['counts'];
        }

        // Kiln\Tests\Golden\Collections\Stock::$matrix
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

        // Kiln\Tests\Golden\Collections\Stock::$items
        if (\array_key_exists('items', $data)) {
            $object->items = ItemReader_50dc0e9fae29::readList($data['items'], $kiln);
        }

        // Kiln\Tests\Golden\Collections\Stock::$bySku
        if (\array_key_exists('bySku', $data)) {
            \is_array($data['bySku']) || throw new Mismatch('bySku');
            $bySku = [];
            foreach ($data['bySku'] as $key => $bySkuItem) {
                $bySku[$key] = ItemReader_50dc0e9fae29::read($bySkuItem, $kiln);
            }
            $object->bySku = $bySku;
        }

        // Kiln\Tests\Golden\Collections\Stock::$numbered
        if (\array_key_exists('numbered', $data)) {
            \is_array($data['numbered']) || throw new Mismatch('numbered');
            foreach ($data['numbered'] as $key => $numberedItem) {
                \is_int($key) || throw new Mismatch('numbered');
                \is_string($numberedItem) || throw new Mismatch('numberedItem');
            }
            $object->numbered = $data['numbered'];
        }

        // Kiln\Tests\Golden\Collections\Stock::$remarks
        $remarks = $data['remarks'] ?? null;
        if ($remarks !== null) {
            \is_array($remarks) && \array_is_list($remarks) || throw new Mismatch('remarks');
            foreach ($remarks as $remark) {
                \is_string($remark) || throw new Mismatch('remark');
            }
        }
        $object->remarks = $remarks;

        // Kiln\Tests\Golden\Collections\Stock::$stream
        if (\array_key_exists('stream', $data)) {
            $object->stream = ItemReader_50dc0e9fae29::readList($data['stream'], $kiln);
        }

        // Kiln\Tests\Golden\Collections\Stock::$totals
        \is_array($data['totals'] ?? null) || throw new Mismatch('totals');
        foreach ($data['totals'] as $total) {
            \is_int($total) || throw new Mismatch('total');
        }
        $object->totals = new \ArrayObject($data['totals']);

        // Kiln\Tests\Golden\Collections\Stock::$anything
        if (\array_key_exists('anything', $data)) {
            \is_array($data['anything']) && \array_is_list($data['anything']) || throw new Mismatch('anything');
            $object->anything = $data['anything'];
        }

        // Kiln\Tests\Golden\Collections\Stock::$meta
        $object->meta = isset($data['meta']) ? StdClasses::fromArray($data['meta']) : null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Collections\Stock> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Collections\Stock>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = StockReader_c5a586c0c941::read($data, $kiln);
        }

        return $objects;
    }
}
