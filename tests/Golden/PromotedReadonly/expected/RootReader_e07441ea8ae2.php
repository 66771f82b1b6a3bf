<?php

// Reads Kiln\Tests\Golden\PromotedReadonly\Address from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_e07441ea8ae2
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return AddressReader_288500c32948::read($value, $kiln);
    }
}
