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
final class PlaceReader_587b578c7371
{
    public static ?\Kiln\Tests\Golden\Jms\Inlined\Place $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Inlined\Place
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['street', 'town'], \Kiln\Tests\Golden\Jms\Inlined\Place::class, 'street');
        }
        $object = clone (PlaceReader_587b578c7371::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Inlined\Place::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Inlined\Place::$street
        $street = $data['street'] ?? null;
        if ($street !== null) {
            $object->street = \is_string($street) ? $street : $kiln->string($street);
        } elseif (\array_key_exists('street', $data)) {
            $object->street = null;
        } else {
            $object->street = '';
        }

        // Kiln\Tests\Golden\Jms\Inlined\Place::$town
        $town = $data['town'] ?? null;
        if ($town !== null) {
            $object->town = \is_string($town) ? $town : $kiln->string($town);
        } else {
            $object->town = null;
        }

        return $object;
    }
}
