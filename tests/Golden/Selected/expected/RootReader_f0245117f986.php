<?php

// Reads Kiln\Tests\Golden\Selected\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_f0245117f986
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_6a33b1aea7b5::read($value, $kiln);
    }
}
