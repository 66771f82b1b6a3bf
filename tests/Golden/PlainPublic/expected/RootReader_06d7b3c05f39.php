<?php

// Reads Kiln\Tests\Golden\PlainPublic\Product from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_06d7b3c05f39
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ProductReader_152943a1528f::read($value, $kiln);
    }
}
