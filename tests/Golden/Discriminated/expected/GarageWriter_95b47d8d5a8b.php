<?php

// Writes Kiln\Tests\Golden\Discriminated\Garage for json_encode().
// Keys: first, others
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class GarageWriter_95b47d8d5a8b
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Discriminated\Garage $object, Writing $kiln): array
    {
        $others = [];
        foreach ($object->others as $other) {
            $others[] = match ($other::class) {
                \Kiln\Tests\Golden\Discriminated\Car::class => CarWriter_9ef1ae7fecbe::write($other, $kiln),
                \Kiln\Tests\Golden\Discriminated\Bike::class => BikeWriter_c125a1f1ca2d::write($other, $kiln),
                default => $kiln->object($other, \Kiln\Tests\Golden\Discriminated\Vehicle::class),
            };
        }

        return [
            // Kiln\Tests\Golden\Discriminated\Garage::$first
            'first' => $object->first === null
                ? null
                : match ($object->first::class) {
                    \Kiln\Tests\Golden\Discriminated\Car::class => CarWriter_9ef1ae7fecbe::write($object->first, $kiln),
                    \Kiln\Tests\Golden\Discriminated\Bike::class => BikeWriter_c125a1f1ca2d::write($object->first, $kiln),
                    default => $kiln->object($object->first, \Kiln\Tests\Golden\Discriminated\Vehicle::class),
                },
            // Kiln\Tests\Golden\Discriminated\Garage::$others
            'others' => $others,
        ];
    }
}
