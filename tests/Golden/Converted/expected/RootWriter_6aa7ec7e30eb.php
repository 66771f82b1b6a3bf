<?php

// Writes Kiln\Tests\Golden\Converted\Bill for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_6aa7ec7e30eb
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Converted\Bill $value PHP checks it where it is used */
        return BillWriter_3504a784e1d1::write($value, $kiln);
    }
}
