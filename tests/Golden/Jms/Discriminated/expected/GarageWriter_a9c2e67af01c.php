<?php

// Writes Kiln\Tests\Golden\Jms\Discriminated\Garage as jms/serializer does, for json_encode().
// Keys: newest, vehicles
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class GarageWriter_a9c2e67af01c
{
    public static function write(\Kiln\Tests\Golden\Jms\Discriminated\Garage $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        if (isset($object->newest)) {
            $kiln->open[$frame][2] = 'newest';
            $written = $kiln->object($object->newest, \Kiln\Tests\Golden\Jms\Discriminated\Vehicle::class);
            if ($written !== Skipped::Value) {
                $result['newest'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        if (isset($object->vehicles)) {
            $kiln->open[$frame][2] = 'vehicles';
            $vehicles = [];
            foreach ($object->vehicles as $vehicle) {
                if ($vehicle !== null) {
                    $written = $kiln->object($vehicle, \Kiln\Tests\Golden\Jms\Discriminated\Vehicle::class);
                    if ($written !== Skipped::Value) {
                        $vehicles[] = $written;
                    }
                }
            }
            $result['vehicles'] = $vehicles;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
