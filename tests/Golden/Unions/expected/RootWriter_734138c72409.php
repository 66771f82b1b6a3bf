<?php

// Writes Kiln\Tests\Golden\Unions\Message for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_734138c72409
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Unions\Message $value PHP checks it where it is used */
        return MessageWriter_0c46819464e4::write($value, $kiln);
    }
}
