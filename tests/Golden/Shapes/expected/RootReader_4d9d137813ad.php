<?php

// Reads Kiln\Tests\Golden\Shapes\Parcel from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_4d9d137813ad
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ParcelReader_fe4aac80478a::read($value, $kiln);
    }
}
