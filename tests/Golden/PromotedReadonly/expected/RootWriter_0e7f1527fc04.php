<?php

// Writes Kiln\Tests\Golden\PromotedReadonly\Address for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_0e7f1527fc04
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\PromotedReadonly\Address $value PHP checks it where it is used */
        return (AddressWriter_60784157d0ee::$write)($value, $kiln);
    }
}
