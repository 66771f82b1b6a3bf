<?php

// Reads Kiln\Tests\Golden\Converted\Bill from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_ae6e187b2ce7
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return BillReader_40411fd8862a::read($value, $kiln);
    }
}
