<?php

// Writes Kiln\Tests\Golden\Jms\Collections\Stock as jms/serializer does, for json_encode().
// Keys: tags, items, by_sku, matrix, anything, collection, numbers
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class StockWriter_aba835d5b906
{
    public static function write(\Kiln\Tests\Golden\Jms\Collections\Stock $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Collections\Stock::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Collections\Stock::$tags
        if (isset($object->tags)) {
            $tags = [];
            foreach ($object->tags as $tag) {
                if ($tag !== null) {
                    $tags[] = (string) $tag;
                }
            }
            $result['tags'] = $tags;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$items
        if (isset($object->items)) {
            $kiln->open[$frame][2] = 'items';
            $items = [];
            foreach ($object->items as $item) {
                if ($item !== null) {
                    $written = $item::class === \Kiln\Tests\Golden\Jms\Collections\Item::class
                        ? ItemWriter_39455c8ff065::write($item, $kiln)
                        : $kiln->object($item, \Kiln\Tests\Golden\Jms\Collections\Item::class);
                    if ($written !== Skipped::Value) {
                        $items[] = $written;
                    }
                }
            }
            $result['items'] = $items;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$bySku
        if (isset($object->bySku)) {
            $kiln->open[$frame][2] = 'bySku';
            $bySku = [];
            foreach ($object->bySku as $key => $bySkuItem) {
                if ($bySkuItem !== null) {
                    $written = $bySkuItem::class === \Kiln\Tests\Golden\Jms\Collections\Item::class
                        ? ItemWriter_39455c8ff065::write($bySkuItem, $kiln)
                        : $kiln->object($bySkuItem, \Kiln\Tests\Golden\Jms\Collections\Item::class);
                    if ($written !== Skipped::Value) {
                        $bySku[$key] = $written;
                    }
                }
            }
            $result['by_sku'] = new \ArrayObject($bySku);
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$matrix
        if (isset($object->matrix)) {
            $matrix = [];
            foreach ($object->matrix as $matrixItem) {
                if ($matrixItem !== null) {
                    $elements = [];
                    foreach ((array) $matrixItem as $element) {
                        if ($element !== null) {
                            $elements[] = (int) $element;
                        }
                    }
                    $matrix[] = $elements;
                }
            }
            $result['matrix'] = $matrix;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$anything
        if (isset($object->anything)) {
            $kiln->open[$frame][2] = 'anything';
            $result['anything'] = $kiln->elements($object->anything);
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$collection
        if (isset($object->collection)) {
            $kiln->open[$frame][2] = 'collection';
            $collection = [];
            foreach ($object->collection->toArray() as $collectionItem) {
                if ($collectionItem !== null) {
                    $written = $collectionItem::class === \Kiln\Tests\Golden\Jms\Collections\Item::class
                        ? ItemWriter_39455c8ff065::write($collectionItem, $kiln)
                        : $kiln->object($collectionItem, \Kiln\Tests\Golden\Jms\Collections\Item::class);
                    if ($written !== Skipped::Value) {
                        $collection[] = $written;
                    }
                }
            }
            $result['collection'] = $collection;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$numbers
        if (isset($object->numbers)) {
            $numbers = [];
            foreach ($kiln->iterate($object->numbers) as $number) {
                if ($number !== null) {
                    $numbers[] = (int) $number;
                }
            }
            $result['numbers'] = $numbers;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
