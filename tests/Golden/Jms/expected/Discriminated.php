<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;

// Reads Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, from decoded data.
// Keys: wheels, has_bell
// Made by Kiln from the class; do not edit.
final class BikeReader_02030b64e7ef
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Bike
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['wheels', 'has_bell'], \Kiln\Tests\Golden\Jms\Discriminated\Bike::class, 'wheels');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Bike();

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        $wheels = $data['wheels'] ?? null;
        if (\is_int($wheels)) {
            $object->wheels = $wheels;
        } elseif ($wheels !== null) {
            $object->wheels = $kiln->int($wheels);
        } elseif (\array_key_exists('wheels', $data)) {
            $object->wheels = null;
        } else {
            $object->wheels = 0;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Bike::$hasBell
        $hasBell = $data['has_bell'] ?? null;
        if (\is_bool($hasBell)) {
            $object->hasBell = $hasBell;
        } elseif ($hasBell !== null) {
            $object->hasBell = (bool) $hasBell;
        } elseif (\array_key_exists('has_bell', $data)) {
            $object->hasBell = null;
        } else {
            $object->hasBell = false;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Car as jms/serializer does, from decoded data.
// Keys: wheels, doors
// Made by Kiln from the class; do not edit.
final class CarReader_ec3eeae97f1d
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Car
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['wheels', 'doors'], \Kiln\Tests\Golden\Jms\Discriminated\Car::class, 'wheels');
        }
        $object = new \Kiln\Tests\Golden\Jms\Discriminated\Car();

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        $wheels = $data['wheels'] ?? null;
        if (\is_int($wheels)) {
            $object->wheels = $wheels;
        } elseif ($wheels !== null) {
            $object->wheels = $kiln->int($wheels);
        } elseif (\array_key_exists('wheels', $data)) {
            $object->wheels = null;
        } else {
            $object->wheels = 0;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$doors
        $doors = $data['doors'] ?? null;
        if (\is_int($doors)) {
            $object->doors = $doors;
        } elseif ($doors !== null) {
            $object->doors = $kiln->int($doors);
        } elseif (\array_key_exists('doors', $data)) {
            $object->doors = null;
        } else {
            $object->doors = 0;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Discriminated\Garage as jms/serializer does, from decoded data.
// Keys: newest, vehicles
// Made by Kiln from the class; do not edit.
final class GarageReader_c5587cef593a
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
                'bike' => BikeReader_02030b64e7ef::read($newest, $kiln),
                'car' => CarReader_ec3eeae97f1d::read($newest, $kiln),
                default => throw new Mismatch('newest'),
            };
        } else {
            $object->newest = null;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Garage::$vehicles
        $vehicles = $data['vehicles'] ?? null;
        if ($vehicles !== null) {
            $items = [];
            foreach (\is_array($vehicles) ? $vehicles : $kiln->items($vehicles) as $vehicle) {
                $items[] = match ($kiln->discriminator($vehicle, 'type', false)) {
                    'bike' => BikeReader_02030b64e7ef::read($vehicle, $kiln),
                    'car' => CarReader_ec3eeae97f1d::read($vehicle, $kiln),
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

// Writes Kiln\Tests\Golden\Jms\Discriminated\Garage as jms/serializer does, for json_encode().
// Keys: newest, vehicles
// Made by Kiln from the class; do not edit.
final class GarageWriter_7d5dc1f9c557
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

// Writes Kiln\Tests\Golden\Jms\Discriminated\Car as jms/serializer does, for json_encode().
// Keys: wheels, doors, type
// Made by Kiln from the class; do not edit.
final class CarWriter_3580483edcfc
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

// Writes Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, for json_encode().
// Keys: wheels, has_bell, type
// Made by Kiln from the class; do not edit.
final class BikeWriter_69a87b649fdf
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
