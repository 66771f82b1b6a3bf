<?php

// Reads Kiln\Tests\Golden\Defaults\Settings from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_544130da2ca0
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return SettingsReader_ce3efc93341d::read($value, $kiln);
    }
}
