<?php

// Reads Kiln\Tests\Golden\Jms\Discriminated\Bike as jms/serializer does, from decoded data.
// Keys: wheels, has_bell
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class BikeReader_297949f52cd8
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
