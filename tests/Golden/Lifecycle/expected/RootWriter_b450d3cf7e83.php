<?php

// Writes Kiln\Tests\Golden\Lifecycle\Basket for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_b450d3cf7e83
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Lifecycle\Basket $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Lifecycle\Basket::class
            ? (BasketWriter_ffd5574c9d87::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Lifecycle\Basket::class);
    }
}
