<?php

// Writes Kiln\Tests\Golden\Inlined\Place for json_encode().
// Keys: to_street, to_city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Place' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PlaceWriter_9ffc6ebb13c1
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Inlined\Place $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Inlined\Place::$street
            'to_street' => $object->street,
            // Kiln\Tests\Golden\Inlined\Place::$city
            'to_city' => $object->city,
        ];
    }
}
