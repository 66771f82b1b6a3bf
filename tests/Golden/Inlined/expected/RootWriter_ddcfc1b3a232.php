<?php

// Writes Kiln\Tests\Golden\Inlined\Delivery for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_ddcfc1b3a232
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Inlined\Delivery $value PHP checks it where it is used */
        return DeliveryWriter_3c41144f92c2::write($value, $kiln);
    }
}
