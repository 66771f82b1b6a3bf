<?php

// Writes Kiln\Tests\Golden\Lifecycle\Basket for json_encode().
// Keys: prices, n, total, cheapest
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class BasketWriter_ffd5574c9d87
{
    /** @var \Closure(\Kiln\Tests\Golden\Lifecycle\Basket, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Lifecycle\Basket, so that it sees what is not public.
BasketWriter_ffd5574c9d87::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Lifecycle\Basket $object, Writing $kiln): array {
        if (!$kiln->hasCalled($object, 'Kiln\Tests\Golden\Lifecycle\Basket::countPrices')) {
            $object->countPrices();
        }
        $result = [];

        // Kiln\Tests\Golden\Lifecycle\Basket::$prices
        if (isset($object->prices)) {
            foreach ($object->prices as $price) {
                \is_int($price) || throw new Mismatch('price');
            }
            $result['prices'] = \array_values($object->prices);
        }

        // Kiln\Tests\Golden\Lifecycle\Basket::$count
        if (isset($object->count)) {
            $result['n'] = $object->count;
        }

        // Kiln\Tests\Golden\Lifecycle\Basket::getTotal()
        $result['total'] = $object->getTotal();
        // Kiln\Tests\Golden\Lifecycle\Basket::minimum()
        $result['cheapest'] = $object->minimum();

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Lifecycle\Basket::class,
);
