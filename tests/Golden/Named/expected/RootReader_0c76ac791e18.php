<?php

// Reads Kiln\Tests\Golden\Named\Component from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_0c76ac791e18
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ComponentReader_e6dcb4a04907::read($value, $kiln);
    }
}
