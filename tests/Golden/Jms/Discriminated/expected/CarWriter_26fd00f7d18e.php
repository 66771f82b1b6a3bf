<?php

// Writes Kiln\Tests\Golden\Jms\Discriminated\Car as jms/serializer does, for json_encode().
// Keys: wheels, doors, type
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class CarWriter_26fd00f7d18e
{
    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Car $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        if (isset($object->wheels)) {
            $result['wheels'] = $object->wheels;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$doors
        if (isset($object->doors)) {
            $result['doors'] = $object->doors;
        }

        $result['type'] = 'car';

        return $result;
    }
}
