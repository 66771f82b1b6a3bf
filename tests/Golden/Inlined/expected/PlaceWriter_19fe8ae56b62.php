<?php

// Writes Kiln\Tests\Golden\Inlined\Place for json_encode().
// Keys: street, city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Place' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PlaceWriter_19fe8ae56b62
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Inlined\Place $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Inlined\Place::$street
            'street' => $object->street,
            // Kiln\Tests\Golden\Inlined\Place::$city
            'city' => $object->city,
        ];
    }
}
