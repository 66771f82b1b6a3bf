<?php

// Reads Kiln\Tests\Golden\Inlined\Delivery from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_e7d41cd6d94a
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return DeliveryReader_1f14f2673d30::read($value, $kiln);
    }
}
