<?php

// Writes Kiln\Tests\Golden\Populated\Engine as plain arrays.
// Keys: aux_serial, aux_power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Engine' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class EngineArrayWriter_ead62fbb6b87
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Populated\Engine $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Populated\Engine::$serial
            'aux_serial' => $object->serial,
            // Kiln\Tests\Golden\Populated\Engine::$power
            'aux_power' => $object->power,
        ];
    }
}
