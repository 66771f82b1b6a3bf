<?php

// Writes Kiln\Tests\Golden\Collections\Stock for json_encode().
// Keys: tags, counts, matrix, items, bySku, numbered, remarks, stream, totals, anything, meta
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class StockWriter_bc6393f4fb11
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Collections\Stock $object, Writing $kiln): array
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

        foreach ($object->items as $item) {
            $item instanceof \Kiln\Tests\Golden\Collections\Item || throw new Mismatch('item');
        }

        foreach ($object->bySku as $bySkuItem) {
            $bySkuItem instanceof \Kiln\Tests\Golden\Collections\Item || throw new Mismatch('bySkuItem');
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
        foreach ($stream as $streamItem) {
            $streamItem instanceof \Kiln\Tests\Golden\Collections\Item || throw new Mismatch('streamItem');
        }
        $result = [
            // Kiln\Tests\Golden\Collections\Stock::$tags
            'tags' => \array_values($object->tags),
            // Kiln\Tests\Golden\Collections\Stock::$counts
            'counts' => \array_is_list($object->counts) ? (object) $object->counts : $object->counts,
            // Kiln\Tests\Golden\Collections\Stock::$matrix
            'matrix' => $matrix,
            // Kiln\Tests\Golden\Collections\Stock::$items
            'items' => \array_values($object->items),
            // Kiln\Tests\Golden\Collections\Stock::$bySku
            'bySku' => \array_is_list($object->bySku) ? (object) $object->bySku : $object->bySku,
            // Kiln\Tests\Golden\Collections\Stock::$numbered
            'numbered' => \array_is_list($object->numbered) ? (object) $object->numbered : $object->numbered,
            // Kiln\Tests\Golden\Collections\Stock::$remarks
            'remarks' => $remarks,
            // Kiln\Tests\Golden\Collections\Stock::$stream
            'stream' => \array_values($stream),
        ];

        // Kiln\Tests\Golden\Collections\Stock::$totals
        if (isset($object->totals)) {
            $totals = $object->totals->getArrayCopy();
            foreach ($totals as $total) {
                \is_int($total) || throw new Mismatch('total');
            }
            $result['totals'] = \array_is_list($totals) ? (object) $totals : $totals;
        }

        $anything = [];
        foreach ($object->anything as $anythingItem) {
            $anything[] = $kiln->dynamic($anythingItem);
        }

        // Kiln\Tests\Golden\Collections\Stock::$anything
        $result['anything'] = $anything;
        // Kiln\Tests\Golden\Collections\Stock::$meta
        $result['meta'] = $object->meta === null ? null : $kiln->stdClass($object->meta);

        return $result;
    }
}
