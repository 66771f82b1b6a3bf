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
final class GarageReader_007987ba3b23
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Garage
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['newest', 'vehicles'], \Kiln\Tests\Golden\Jms\Discriminated\Garage::class, 'newest');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Garage();

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$newest
        $newest = $data['newest'] ?? null;
        if ($newest !== null) {
            $object->newest = match ($kiln->discriminator($newest, 'type', false)) {
                'bike' => BikeReader_297949f52cd8::read($newest, $kiln),
                'car' => CarReader_f41e2e7c98a9::read($newest, $kiln),
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
                    'bike' => BikeReader_297949f52cd8::read($vehicle, $kiln),
                    'car' => CarReader_f41e2e7c98a9::read($vehicle, $kiln),
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
