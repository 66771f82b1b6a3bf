<?php

// Writes Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, for json_encode().
// Keys: wheels, has_bell, type
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class BikeWriter_50e5fc05e017
{
    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Bike $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        if (isset($object->wheels)) {
            $result['wheels'] = $object->wheels;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Bike::$hasBell
        if (isset($object->hasBell)) {
            $result['has_bell'] = $object->hasBell;
        }

        $result['type'] = 'bike';

        return $result;
    }
}
