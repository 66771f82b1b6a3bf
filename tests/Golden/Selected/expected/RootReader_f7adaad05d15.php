<?php

// Reads Kiln\Tests\Golden\Selected\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_f7adaad05d15
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_a004fc5e6d18::read($value, $kiln);
    }
}
