<?php

// Reads Kiln\Tests\Golden\Inlined\Delivery from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_5b4bad787148
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return DeliveryReader_fc93a92c4a96::read($value, $kiln);
    }
}
