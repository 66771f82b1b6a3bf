<?php

// Writes Kiln\Tests\Golden\Jms\Strict\Measurement as jms/serializer does, for json_encode().
// Keys: id, value, unit, flags
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class MeasurementWriter_d7b3e3e4b9c7
{
    public static function write(\Kiln\Tests\Golden\Jms\Strict\Measurement $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$value
        if (isset($object->value)) {
            $result['value'] = $object->value;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$unit
        if (isset($object->unit)) {
            $result['unit'] = $object->unit;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$flags
        if (isset($object->flags)) {
            $flags = [];
            foreach ($object->flags as $key => $flag) {
                if ($flag !== null) {
                    $flags[$key] = (bool) $flag;
                }
            }
            $result['flags'] = new \ArrayObject($flags);
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
