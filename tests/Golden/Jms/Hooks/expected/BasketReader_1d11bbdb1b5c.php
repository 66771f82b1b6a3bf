<?php

// Reads Kiln\Tests\Golden\Jms\Hooks\Basket as jms/serializer does, from decoded data.
// Keys: total, prices
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class BasketReader_1d11bbdb1b5c
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
            foreach (\is_array($prices) ? $prices : $kiln->refuse($prices, 'array') as $price) {
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
