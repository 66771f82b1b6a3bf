<?php

// Reads Kiln\Tests\Golden\Selected\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_2b4beae9782c
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_5a033e2a2004::read($value, $kiln);
    }
}
