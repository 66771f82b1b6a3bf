<?php

// Writes Kiln\Tests\Golden\Inlined\Delivery for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_5f3110ac35ef
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Inlined\Delivery $value PHP checks it where it is used */
        return DeliveryWriter_4a9a304eac4e::write($value, $kiln);
    }
}
