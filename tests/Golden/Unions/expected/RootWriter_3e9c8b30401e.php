<?php

// Writes Kiln\Tests\Golden\Unions\Message for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_3e9c8b30401e
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Unions\Message $value PHP checks it where it is used */
        return MessageWriter_1277439a66f3::write($value, $kiln);
    }
}
