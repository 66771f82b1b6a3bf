<?php

// Reads Kiln\Tests\Golden\Discriminated\Garage from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_30c6cfeccc11
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return GarageReader_968c944c6a9f::read($value, $kiln);
    }
}
