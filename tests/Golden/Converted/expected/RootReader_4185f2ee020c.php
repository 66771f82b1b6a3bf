<?php

// Reads Kiln\Tests\Golden\Converted\Bill from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_4185f2ee020c
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return BillReader_51b522190970::read($value, $kiln);
    }
}
