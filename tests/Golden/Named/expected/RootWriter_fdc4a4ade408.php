<?php

// Writes Kiln\Tests\Golden\Named\Component for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_fdc4a4ade408
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Named\Component $value PHP checks it where it is used */
        return ComponentWriter_00e6160c7e4c::write($value, $kiln);
    }
}
