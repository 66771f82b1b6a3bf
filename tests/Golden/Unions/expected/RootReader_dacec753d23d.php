<?php

// Reads Kiln\Tests\Golden\Unions\Message from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_dacec753d23d
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return MessageReader_14389abcf2e5::read($value, $kiln);
    }
}
