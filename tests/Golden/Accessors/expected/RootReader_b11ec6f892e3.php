<?php

// Reads Kiln\Tests\Golden\Accessors\Account from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_b11ec6f892e3
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (AccountReader_3758b915f547::$read)($value, $kiln);
    }
}
