<?php

// Writes Kiln\Tests\Golden\Jms\Listened\Line as jms/serializer does, for json_encode().
// Keys: sku, quantity
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class LineWriter_a3bd2dcead60
{
    public static function write(\Kiln\Tests\Golden\Jms\Listened\Line $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Listened\Line::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Listened\Line::$sku
        if (isset($object->sku)) {
            $result['sku'] = $object->sku;
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$quantity
        if (isset($object->quantity)) {
            $result['quantity'] = $object->quantity;
        }

        unset($kiln->open[$frame]);
        $result = $kiln->announce($object, \Kiln\Tests\Golden\Jms\Listened\Line::class, $result);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
