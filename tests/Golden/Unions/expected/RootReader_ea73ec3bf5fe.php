<?php

// Reads Kiln\Tests\Golden\Unions\Message from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_ea73ec3bf5fe
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return MessageReader_264734010e95::read($value, $kiln);
    }
}
