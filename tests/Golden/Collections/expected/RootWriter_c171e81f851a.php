<?php

// Writes Kiln\Tests\Golden\Collections\Stock for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_c171e81f851a
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Collections\Stock $value PHP checks it where it is used */
        return StockWriter_bc6393f4fb11::write($value, $kiln);
    }
}
