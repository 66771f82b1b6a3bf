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
final class CarReader_57bdbac24832
{
    public static ?\Kiln\Tests\Golden\Jms\Discriminated\Car $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Discriminated\Car
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['wheels', 'doors'], \Kiln\Tests\Golden\Jms\Discriminated\Car::class, 'wheels');
        }
        $object = clone (CarReader_57bdbac24832::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Discriminated\Car::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Discriminated\Vehicle::$wheels
        $wheels = $data['wheels'] ?? null;
        if ($wheels !== null) {
            $object->wheels = \is_int($wheels) ? $wheels : $kiln->int($wheels);
        } elseif (\array_key_exists('wheels', $data)) {
            $object->wheels = null;
        } else {
            $object->wheels = 0;
        }

        // Kiln\Tests\Golden\Jms\Discriminated\Car::$doors
        $doors = $data['doors'] ?? null;
        if ($doors !== null) {
            $object->doors = \is_int($doors) ? $doors : $kiln->int($doors);
        } elseif (\array_key_exists('doors', $data)) {
            $object->doors = null;
        } else {
            $object->doors = 0;
        }

        return $object;
    }
}
