<?php

// Reads Kiln\Tests\Golden\Shapes\Parcel from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_321f12e4965f
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ParcelReader_109bca875b69::read($value, $kiln);
    }
}
