<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Collections\Item as jms/serializer does, from decoded data.
// Keys: sku
// Made by Kiln from the class; do not edit.
final class ItemReader_3703d4b83141
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Collections\Item
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['sku'], \Kiln\Tests\Golden\Jms\Collections\Item::class, 'sku');
        }
        $object = new \Kiln\Tests\Golden\Jms\Collections\Item();

        // Kiln\Tests\Golden\Jms\Collections\Item::$sku
        $sku = $data['sku'] ?? null;
        if (\is_string($sku)) {
            $object->sku = $sku;
        } elseif ($sku !== null) {
            $object->sku = $kiln->string($sku);
        } elseif (\array_key_exists('sku', $data)) {
            $object->sku = null;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Collections\Stock as jms/serializer does, from decoded data.
// Keys: tags, items, by_sku, matrix, anything, collection, numbers
// Made by Kiln from the class; do not edit.
final class StockReader_c25ed1ab67ad
{
    public static ?\Kiln\Tests\Golden\Jms\Collections\Stock $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Collections\Stock
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['tags', 'items', 'by_sku', 'matrix', 'anything', 'collection', 'numbers'], \Kiln\Tests\Golden\Jms\Collections\Stock::class, 'tags');
        }
        $object = clone (StockReader_c25ed1ab67ad::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Collections\Stock::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Collections\Stock::$tags
        $tags = $data['tags'] ?? null;
        if ($tags !== null) {
            $items = [];
            foreach (\is_array($tags) ? $tags : $kiln->items($tags) as $tag) {
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
            foreach (\is_array($items) ? $items : $kiln->items($items) as $item) {
                $items2[] = ItemReader_3703d4b83141::read($item, $kiln);
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
                $members[$key] = ItemReader_3703d4b83141::read($bySkuItem, $kiln);
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
            foreach (\is_array($matrix) ? $matrix : $kiln->items($matrix) as $matrixItem) {
                $items2 = [];
                foreach (\is_array($matrixItem) ? $matrixItem : $kiln->items($matrixItem) as $element) {
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
            foreach (\is_array($collection) ? $collection : $kiln->items($collection) as $collectionItem) {
                $items[] = ItemReader_3703d4b83141::read($collectionItem, $kiln);
            }
            $object->collection = new \Doctrine\Common\Collections\ArrayCollection($items);
        } elseif (\array_key_exists('collection', $data)) {
            $object->collection = null;
        }

        // Kiln\Tests\Golden\Jms\Collections\Stock::$numbers
        $numbers = $data['numbers'] ?? null;
        if ($numbers !== null) {
            $items = [];
            foreach (\is_array($numbers) ? $numbers : $kiln->items($numbers) as $number) {
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

// Writes Kiln\Tests\Golden\Jms\Collections\Item as jms/serializer does, for json_encode().
// Keys: sku
// Made by Kiln from the class; do not edit.
final class ItemWriter_0e17128c7391
{
    public static function write(\Kiln\Tests\Golden\Jms\Collections\Item $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Collections\Item::$sku
        if (isset($object->sku)) {
            $result['sku'] = $object->sku;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Collections\Stock as jms/serializer does, for json_encode().
// Keys: tags, items, by_sku, matrix, anything, collection, numbers
// Made by Kiln from the class; do not edit.
final class StockWriter_46b072002c43
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
                        ? ItemWriter_0e17128c7391::write($item, $kiln)
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
                        ? ItemWriter_0e17128c7391::write($bySkuItem, $kiln)
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
                        ? ItemWriter_0e17128c7391::write($collectionItem, $kiln)
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
