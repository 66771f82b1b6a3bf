<?php

// Reads Kiln\Tests\Golden\Defaults\Settings from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_73c4a33f5553
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return SettingsReader_4eacfae1fe2c::read($value, $kiln);
    }
}
