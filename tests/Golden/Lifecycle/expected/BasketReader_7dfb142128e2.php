<?php

// Reads Kiln\Tests\Golden\Lifecycle\Basket from decoded data.
// Keys: prices, n
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class BasketReader_7dfb142128e2
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Lifecycle\Basket */
    public static \Closure $read;

    /** @var \Closure(mixed, Reading): list<\Kiln\Tests\Golden\Lifecycle\Basket> */
    public static \Closure $readList;
}

// Bound to Kiln\Tests\Golden\Lifecycle\Basket, so that it sees what is not public.
BasketReader_7dfb142128e2::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Lifecycle\Basket {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Lifecycle\Basket::class);
        /** @var array{prices?: mixed, n?: int} $data */

        $object = new \Kiln\Tests\Golden\Lifecycle\Basket();
        // Kiln\Tests\Golden\Lifecycle\Basket::$prices
        if (\array_key_exists('prices', $data)) {
            \is_array($data['prices']) && \array_is_list($data['prices']) || throw new Mismatch('prices');
            foreach ($data['prices'] as $price) {
                \is_int($price) || throw new Mismatch('price');
            }
            $object->prices = $data['prices'];
        }

        // Kiln\Tests\Golden\Lifecycle\Basket::$count
        if (\array_key_exists('n', $data)) {
            $object->count = $data['n'];
        }

        $object->sort();

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Lifecycle\Basket::class,
);

// Bound to Kiln\Tests\Golden\Lifecycle\Basket, so that it sees what is not public.
BasketReader_7dfb142128e2::$readList = \Closure::bind(
    static function (mixed $list, Reading $kiln): array {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Lifecycle\Basket>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Lifecycle\Basket::class);
            /** @var array{prices?: mixed, n?: int} $data */

            $object = new \Kiln\Tests\Golden\Lifecycle\Basket();
            // Kiln\Tests\Golden\Lifecycle\Basket::$prices
            if (\array_key_exists('prices', $data)) {
                \is_array($data['prices']) && \array_is_list($data['prices']) || throw new Mismatch('prices');
                foreach ($data['prices'] as $price) {
                    \is_int($price) || throw new Mismatch('price');
                }
                $object->prices = $data['prices'];
            }

            // Kiln\Tests\Golden\Lifecycle\Basket::$count
            if (\array_key_exists('n', $data)) {
                $object->count = $data['n'];
            }

            $object->sort();
            $objects[] = $object;
        }

        return $objects;
    },
    null,
    \Kiln\Tests\Golden\Lifecycle\Basket::class,
);
