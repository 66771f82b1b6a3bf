<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Elements\Price as jms/serializer does, from decoded data.
// Keys: currency, amount
// Made by Kiln from the class; do not edit.
final class PriceReader_3acf0c29f20a
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Elements\Price
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['currency', 'amount'], \Kiln\Tests\Golden\Jms\Elements\Price::class, 'currency');
        }
        $object = new \Kiln\Tests\Golden\Jms\Elements\Price();

        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        $currency = $data['currency'] ?? null;
        if (\is_string($currency)) {
            $object->currency = $currency;
        } elseif ($currency !== null) {
            $object->currency = $kiln->string($currency);
        } elseif (\array_key_exists('currency', $data)) {
            $object->currency = null;
        } else {
            $object->currency = '';
        }

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        $amount = $data['amount'] ?? null;
        if (\is_float($amount)) {
            $object->amount = $amount;
        } elseif ($amount !== null) {
            $object->amount = $kiln->float($amount);
        } elseif (\array_key_exists('amount', $data)) {
            $object->amount = null;
        } else {
            $object->amount = 0.0;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Elements\Book as jms/serializer does, from decoded data.
// Keys: id, creator, tags, prices, stock
// Made by Kiln from the class; do not edit.
final class BookReader_c06229d1a83a
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Elements\Book
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'creator', 'tags', 'prices', 'stock'], \Kiln\Tests\Golden\Jms\Elements\Book::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Elements\Book();

        // Kiln\Tests\Golden\Jms\Elements\Book::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$creator
        $creator = $data['creator'] ?? null;
        if (\is_string($creator)) {
            $object->creator = $creator;
        } elseif ($creator !== null) {
            $object->creator = $kiln->string($creator);
        } elseif (\array_key_exists('creator', $data)) {
            $object->creator = null;
        } else {
            $object->creator = '';
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$tags
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

        // Kiln\Tests\Golden\Jms\Elements\Book::$prices
        $prices = $data['prices'] ?? null;
        if ($prices !== null) {
            $items = [];
            foreach (\is_array($prices) ? $prices : $kiln->items($prices) as $price) {
                $items[] = PriceReader_3acf0c29f20a::read($price, $kiln);
            }
            $object->prices = $items;
        } elseif (\array_key_exists('prices', $data)) {
            $object->prices = null;
        } else {
            $object->prices = [];
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$stock
        $stock = $data['stock'] ?? null;
        if ($stock !== null) {
            $members = [];
            foreach (\is_array($stock) ? $stock : $kiln->refuse($stock, 'array') as $key => $stockItem) {
                $members[$key] = \is_int($stockItem) ? $stockItem : $kiln->int($stockItem);
            }
            $object->stock = $members;
        } elseif (\array_key_exists('stock', $data)) {
            $object->stock = null;
        } else {
            $object->stock = [];
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Elements\Price as jms/serializer does, for json_encode().
// Keys: currency, amount
// Made by Kiln from the class; do not edit.
final class PriceWriter_6b6f1acb54d0
{
    public static function write(\Kiln\Tests\Golden\Jms\Elements\Price $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Elements\Price::$currency
        if (isset($object->currency)) {
            $result['currency'] = $object->currency;
        }

        // Kiln\Tests\Golden\Jms\Elements\Price::$amount
        if (isset($object->amount)) {
            $result['amount'] = $object->amount;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Elements\Book as jms/serializer does, for json_encode().
// Keys: id, creator, tags, prices, stock
// Made by Kiln from the class; do not edit.
final class BookWriter_2cc3d22c6d14
{
    public static function write(\Kiln\Tests\Golden\Jms\Elements\Book $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Elements\Book::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Elements\Book::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$creator
        if (isset($object->creator)) {
            $result['creator'] = $object->creator;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$tags
        if (isset($object->tags)) {
            $tags = [];
            foreach ($object->tags as $tag) {
                if ($tag !== null) {
                    $tags[] = (string) $tag;
                }
            }
            $result['tags'] = $tags;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$prices
        if (isset($object->prices)) {
            $kiln->open[$frame][2] = 'prices';
            $prices = [];
            foreach ($object->prices as $price) {
                if ($price !== null) {
                    $written = $price::class === \Kiln\Tests\Golden\Jms\Elements\Price::class
                        ? PriceWriter_6b6f1acb54d0::write($price, $kiln)
                        : $kiln->object($price, \Kiln\Tests\Golden\Jms\Elements\Price::class);
                    if ($written !== Skipped::Value) {
                        $prices[] = $written;
                    }
                }
            }
            $result['prices'] = $prices;
        }

        // Kiln\Tests\Golden\Jms\Elements\Book::$stock
        if (isset($object->stock)) {
            $stock = [];
            foreach ($object->stock as $key => $stockItem) {
                if ($stockItem !== null) {
                    $stock[$key] = (int) $stockItem;
                }
            }
            $result['stock'] = new \ArrayObject($stock);
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
