<?php

// Reads Kiln\Tests\Golden\Selected\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_be98f04de881
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_4f12cddfd9a8::read($value, $kiln);
    }
}
