<?php

// Reads Kiln\Tests\Golden\Jms\Collections\Stock as jms/serializer does, from decoded data.
// Keys: tags, items, by_sku, matrix, anything, collection, numbers
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class StockReader_fa0eb121dca8
{
    public static ?\Kiln\Tests\Golden\Jms\Collections\Stock $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Collections\Stock
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['tags', 'items', 'by_sku', 'matrix', 'anything', 'collection', 'numbers'], \Kiln\Tests\Golden\Jms\Collections\Stock::class, 'tags');
        }
        $object = clone (StockReader_fa0eb121dca8::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Collections\Stock::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Collections\Stock::$tags
        $tags = $data['tags'] ?? null;
        if ($tags !== null) {
            $items = [];
            foreach (\is_array($tags) ? $tags : $kiln->refuse($tags, 'array') as $tag) {
                $items[] = \is_string($tag) ? $tag : $kiln->string($tag);
            }
            $object->tags = $items;
        } elseif (\array_key_exists('tags', $data)) {
            $object->tags = null;
        } else {
            $object->tags = [];
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$items
        $items = $data['items'] ?? null;
        if ($items !== null) {
            $items2 = [];
            foreach (\is_array($items) ? $items : $kiln->refuse($items, 'array') as $item) {
                $items2[] = ItemReader_7b7f6a379e18::read($item, $kiln);
            }
            $object->items = $items2;
        } elseif (\array_key_exists('items', $data)) {
            $object->items = null;
        } else {
            $object->items = [];
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$bySku
        $bySku = $data['by_sku'] ?? null;
        if ($bySku !== null) {
            $members = [];
            foreach (\is_array($bySku) ? $bySku : $kiln->refuse($bySku, 'array') as $key => $bySkuItem) {
                $members[$key] = ItemReader_7b7f6a379e18::read($bySkuItem, $kiln);
            }
            $object->bySku = $members;
        } elseif (\array_key_exists('by_sku', $data)) {
            $object->bySku = null;
        } else {
            $object->bySku = [];
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$matrix
        $matrix = $data['matrix'] ?? null;
        if ($matrix !== null) {
            $items = [];
            foreach (\is_array($matrix) ? $matrix : $kiln->refuse($matrix, 'array') as $matrixItem) {
                $items2 = [];
                foreach (\is_array($matrixItem) ? $matrixItem : $kiln->refuse($matrixItem, 'array') as $element) {
                    $items2[] = \is_int($element) ? $element : $kiln->int($element);
                }
                $items[] = $items2;
            }
            $object->matrix = $items;
        } elseif (\array_key_exists('matrix', $data)) {
            $object->matrix = null;
        } else {
            $object->matrix = [];
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$anything
        $anything = $data['anything'] ?? null;
        if ($anything !== null) {
            $object->anything = \is_array($anything) ? $anything : $kiln->refuse($anything, 'array');
        } elseif (\array_key_exists('anything', $data)) {
            $object->anything = null;
        } else {
            $object->anything = [];
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$collection
        $collection = $data['collection'] ?? null;
        if ($collection !== null) {
            $items = [];
            foreach (\is_array($collection) ? $collection : $kiln->refuse($collection, 'array') as $collectionItem) {
                $items[] = ItemReader_7b7f6a379e18::read($collectionItem, $kiln);
            }
            $object->collection = new \Doctrine\Common\Collections\ArrayCollection($items);
        } elseif (\array_key_exists('collection', $data)) {
            $object->collection = null;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$numbers
        $numbers = $data['numbers'] ?? null;
        if ($numbers !== null) {
            $items = [];
            foreach (\is_array($numbers) ? $numbers : $kiln->refuse($numbers, 'array') as $number) {
                $items[] = \is_int($number) ? $number : $kiln->int($number);
            }
            $object->numbers = $items;
        } elseif (\array_key_exists('numbers', $data)) {
            $object->numbers = null;
        } else {
            $object->numbers = [];
        }

        return $object;
    }
}
