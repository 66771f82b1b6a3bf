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
final class GarageWriter_8ed6d1bd9abb
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Discriminated\Garage $object, Writing $kiln): array
    {
        $others = [];
        foreach ($object->others as $other) {
            $others[] = match ($other::class) {
                \Kiln\Tests\Golden\Discriminated\Car::class => CarWriter_78e06c50e4cb::write($other, $kiln),
                \Kiln\Tests\Golden\Discriminated\Bike::class => BikeWriter_1b4615b3fb67::write($other, $kiln),
                default => $kiln->object($other, \Kiln\Tests\Golden\Discriminated\Vehicle::class),
            };
        }

        return [
            // Kiln\Tests\Golden\Discriminated\Garage::$first
            'first' => $object->first === null
                ? null
                : match ($object->first::class) {
                    \Kiln\Tests\Golden\Discriminated\Car::class => CarWriter_78e06c50e4cb::write($object->first, $kiln),
                    \Kiln\Tests\Golden\Discriminated\Bike::class => BikeWriter_1b4615b3fb67::write($object->first, $kiln),
                    default => $kiln->object($object->first, \Kiln\Tests\Golden\Discriminated\Vehicle::class),
                },
            // Kiln\Tests\Golden\Discriminated\Garage::$others
            'others' => $others,
        ];
    }
}
