<?php

// Writes Kiln\Tests\Golden\Discriminated\Garage for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_ed8fd5d8a00c
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Discriminated\Garage $value PHP checks it where it is used */
        return GarageWriter_95b47d8d5a8b::write($value, $kiln);
    }
}
