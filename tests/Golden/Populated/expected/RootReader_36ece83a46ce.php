<?php

// Reads Kiln\Tests\Golden\Populated\Truck from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_36ece83a46ce
{
    public static function populate(\Kiln\Tests\Golden\Populated\Truck $object, mixed $value, Reading $kiln): \Kiln\Tests\Golden\Populated\Truck
    {
        return (TruckReader_526f1c73f408::$populate)($object, $value, $kiln);
    }
}
