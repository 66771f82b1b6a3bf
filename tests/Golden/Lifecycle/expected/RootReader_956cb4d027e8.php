<?php

// Reads Kiln\Tests\Golden\Lifecycle\Basket from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_956cb4d027e8
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (BasketReader_7dfb142128e2::$read)($value, $kiln);
    }
}
