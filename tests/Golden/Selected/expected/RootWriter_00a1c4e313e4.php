<?php

// Writes Kiln\Tests\Golden\Selected\Order for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_00a1c4e313e4
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Selected\Order $value PHP checks it where it is used */
        return OrderWriter_03e1a59a726f::write($value, $kiln);
    }
}
