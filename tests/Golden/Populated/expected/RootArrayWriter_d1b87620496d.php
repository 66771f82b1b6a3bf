<?php

// Writes Kiln\Tests\Golden\Populated\Truck as plain arrays.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootArrayWriter_d1b87620496d
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Populated\Truck $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Populated\Truck::class
            ? (TruckArrayWriter_eedc03592f37::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Populated\Truck::class);
    }
}
