<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Hooks\Basket as jms/serializer does, from decoded data.
// Keys: total, prices
// Made by Kiln from the class; do not edit.
final class BasketReader_2b71071324dc
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Hooks\Basket
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['total', 'prices'], \Kiln\Tests\Golden\Jms\Hooks\Basket::class, 'total');
        }
        $object = new \Kiln\Tests\Golden\Jms\Hooks\Basket();

        // Kiln\Tests\Golden\Jms\Hooks\Basket::$total
        $total = $data['total'] ?? null;
        if (\is_int($total)) {
            $object->total = $total;
        } elseif ($total !== null) {
            $object->total = $kiln->int($total);
        } elseif (\array_key_exists('total', $data)) {
            $object->total = null;
        } else {
            $object->total = 0;
        }

        // Kiln\Tests\Golden\Jms\Hooks\Basket::$prices
        $prices = $data['prices'] ?? null;
        if ($prices !== null) {
            $items = [];
            foreach (\is_array($prices) ? $prices : $kiln->items($prices) as $price) {
                $items[] = \is_int($price) ? $price : $kiln->int($price);
            }
            $object->prices = $items;
        } elseif (\array_key_exists('prices', $data)) {
            $object->prices = null;
        } else {
            $object->prices = [];
        }

        $kiln->invoke($object, \Kiln\Tests\Golden\Jms\Hooks\Basket::class, 'count');

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Hooks\Basket as jms/serializer does, for json_encode().
// Keys: total, prices
// Made by Kiln from the class; do not edit.
final class BasketWriter_b6f7ae998dbb
{
    public static function write(\Kiln\Tests\Golden\Jms\Hooks\Basket $object, Writing $kiln): mixed
    {
        $result = [];
        $kiln->invoke($object, \Kiln\Tests\Golden\Jms\Hooks\Basket::class, 'sum');

        // Kiln\Tests\Golden\Jms\Hooks\Basket::$total
        if (isset($object->total)) {
            $result['total'] = $object->total;
        }

        // Kiln\Tests\Golden\Jms\Hooks\Basket::$prices
        if (isset($object->prices)) {
            $prices = [];
            foreach ($object->prices as $price) {
                if ($price !== null) {
                    $prices[] = (int) $price;
                }
            }
            $result['prices'] = $prices;
        }

        $kiln->invoke($object, \Kiln\Tests\Golden\Jms\Hooks\Basket::class, 'forget');

        return $result === [] ? new \ArrayObject() : $result;
    }
}
