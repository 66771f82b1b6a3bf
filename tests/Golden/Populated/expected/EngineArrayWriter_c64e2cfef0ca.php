<?php

// Writes Kiln\Tests\Golden\Populated\Engine as plain arrays.
// Keys: serial, power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Engine' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class EngineArrayWriter_c64e2cfef0ca
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Populated\Engine $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Populated\Engine::$serial
            'serial' => $object->serial,
            // Kiln\Tests\Golden\Populated\Engine::$power
            'power' => $object->power,
        ];
    }
}
