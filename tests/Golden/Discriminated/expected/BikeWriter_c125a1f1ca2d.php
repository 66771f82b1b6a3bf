<?php

// Writes Kiln\Tests\Golden\Discriminated\Bike for json_encode().
// Keys: kind, bell
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Bike' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class BikeWriter_c125a1f1ca2d
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Discriminated\Bike $object, Writing $kiln): array
    {
        return [
            // discriminator
            'kind' => 'bike',
            // Kiln\Tests\Golden\Discriminated\Bike::$bell
            'bell' => $object->bell,
        ];
    }
}
