<?php

// Reads Kiln\Tests\Golden\PromotedReadonly\Address from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_b206ab616f4d
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return AddressReader_094394d67c9f::read($value, $kiln);
    }
}
