<?php

// Writes Kiln\Tests\Golden\Jms\Hooks\Basket as jms/serializer does, for json_encode().
// Keys: total, prices
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class BasketWriter_26cd48a1c44a
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
