<?php

// Reads Kiln\Tests\Golden\Shapes\Parcel from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_33d3b61e60c2
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ParcelReader_83fd0c27c878::read($value, $kiln);
    }
}
