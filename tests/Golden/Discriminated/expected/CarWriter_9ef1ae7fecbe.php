<?php

// Writes Kiln\Tests\Golden\Discriminated\Car for json_encode().
// Keys: kind, doors
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Car' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class CarWriter_9ef1ae7fecbe
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Discriminated\Car $object, Writing $kiln): array
    {
        return [
            // discriminator
            'kind' => 'car',
            // Kiln\Tests\Golden\Discriminated\Car::$doors
            'doors' => $object->doors,
        ];
    }
}
