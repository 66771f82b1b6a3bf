<?php

// Reads Kiln\Tests\Golden\Jms\Discriminated\Garage as jms/serializer does, from decoded data.
// Keys: newest, vehicles
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * @internal
 */
final class GarageReader_f40a8838c5dd
{
    public static ?\Kiln\Tests\Golden\Jms\Discriminated\Garage $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Garage
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['newest', 'vehicles'], \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, 'newest');
        }
        $object = clone (GarageReader_f40a8838c5dd::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Discriminated\Garage::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        $newest = $data['newest'] ?? null;
        if ($newest !== null) {
            $object->newest = match ($kiln->discriminator($newest, 'type', false)) {
                'bike' => BikeReader_3be0114a42a9::read($newest, $kiln),
                'car' => CarReader_57bdbac24832::read($newest, $kiln),
                default => throw new Mismatch('newest'),
            };
        } else {
            $object->newest = null;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        $vehicles = $data['vehicles'] ?? null;
        if ($vehicles !== null) {
            $items = [];
            foreach (\is_array($vehicles) ? $vehicles : $kiln->refuse($vehicles, 'array') as $vehicle) {
                $items[] = match ($kiln->discriminator($vehicle, 'type', false)) {
                    'bike' => BikeReader_3be0114a42a9::read($vehicle, $kiln),
                    'car' => CarReader_57bdbac24832::read($vehicle, $kiln),
                    default => throw new Mismatch('vehicle'),
                };
            }
            $object->vehicles = $items;
        } elseif (\array_key_exists('vehicles', $data)) {
            $object->vehicles = null;
        } else {
            $object->vehicles = [];
        }

        return $object;
    }
}
