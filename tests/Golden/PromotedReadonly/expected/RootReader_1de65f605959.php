<?php

// Reads Kiln\Tests\Golden\PromotedReadonly\Address from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_1de65f605959
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return AddressReader_1d5bff3afcd4::read($value, $kiln);
    }
}
