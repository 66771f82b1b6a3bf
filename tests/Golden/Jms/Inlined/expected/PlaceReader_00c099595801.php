<?php

// Reads Kiln\Tests\Golden\Jms\Inlined\Place as jms/serializer does, from decoded data.
// Keys: street, town
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class PlaceReader_00c099595801
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Inlined\Place
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['street', 'town'], \Kiln\Tests\Golden\Jms\Inlined\Place::class, 'street');
        }
        $object = new \Kiln\Tests\Golden\Jms\Inlined\Place();

        // Kiln\Tests\Golden\Jms\Inlined\Place::$street
        $street = $data['street'] ?? null;
        if (\is_string($street)) {
            $object->street = $street;
        } elseif ($street !== null) {
            $object->street = $kiln->string($street);
        } elseif (\array_key_exists('street', $data)) {
            $object->street = null;
        } else {
            $object->street = '';
        }

        // Kiln\Tests\Golden\Jms\Inlined\Place::$town
        $town = $data['town'] ?? null;
        if (\is_string($town)) {
            $object->town = $town;
        } elseif ($town !== null) {
            $object->town = $kiln->string($town);
        } else {
            $object->town = null;
        }

        return $object;
    }
}
