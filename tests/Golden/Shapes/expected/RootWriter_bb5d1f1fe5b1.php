<?php

// Writes Kiln\Tests\Golden\Shapes\Parcel for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_bb5d1f1fe5b1
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelWriter_ec545f69e46e::write($value, $kiln);
    }
}
