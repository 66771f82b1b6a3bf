<?php

// Reads Kiln\Tests\Golden\Jms\Discriminated\Car as jms/serializer does, from decoded data.
// Keys: wheels, doors
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class CarReader_f41e2e7c98a9
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
