<?php

// Reads Kiln\Tests\Golden\Named\Component from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_1f18b485c9c0
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ComponentReader_e80c5463c38e::read($value, $kiln);
    }
}
