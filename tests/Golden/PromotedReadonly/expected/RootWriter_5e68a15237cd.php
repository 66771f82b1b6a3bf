<?php

// Writes Kiln\Tests\Golden\PromotedReadonly\Address for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_5e68a15237cd
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\PromotedReadonly\Address $value PHP checks it where it is used */
        return (AddressWriter_40a125c2926e::$write)($value, $kiln);
    }
}
