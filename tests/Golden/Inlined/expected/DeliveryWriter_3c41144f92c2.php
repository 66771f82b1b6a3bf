<?php

// Writes Kiln\Tests\Golden\Inlined\Delivery for json_encode().
// Keys: id, *, to_*, *
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class DeliveryWriter_3c41144f92c2
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\Inlined\Delivery $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\Inlined\Delivery::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Inlined\Delivery::$from
        if (isset($object->from)) {
            $result += PlaceWriter_19fe8ae56b62::write($object->from, $kiln);
        }

        // Kiln\Tests\Golden\Inlined\Delivery::$to
        if ($object->to !== null) {
            $result += PlaceWriter_9ffc6ebb13c1::write($object->to, $kiln);
        }

        // Kiln\Tests\Golden\Inlined\Delivery::$others
        foreach (\array_diff_key($object->others, ['id' => true, 'street' => true, 'city' => true, 'to_street' => true, 'to_city' => true]) as $key => $other) {
            \is_string($other) || throw new Mismatch('other');
            $result[$key] = $other;
        }

        return \array_is_list($result) ? (object) $result : $result;
    }
}
