<?php

// Reads Kiln\Tests\Golden\Unions\Message from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_5f6da52da126
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return MessageReader_3c3bc457f6a8::read($value, $kiln);
    }
}
