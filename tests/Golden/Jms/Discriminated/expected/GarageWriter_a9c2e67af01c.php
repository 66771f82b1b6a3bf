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
        $id = \spl_object_id($object);
        if (isset($kiln->open[$id])) {
            return Skipped::Value;
        }
        $kiln->open[$id] = [$object, \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        if (isset($object->newest)) {
            $kiln->open[$id][2] = 'newest';
            $newest = $kiln->object($object->newest, \Kiln\Tests\Golden\Jms\Discriminated\Vehicle::class);
            if ($newest !== Skipped::Value) {
                $result['newest'] = $newest;
            }
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        if (isset($object->vehicles)) {
            $kiln->open[$id][2] = 'vehicles';
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

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    }
}
