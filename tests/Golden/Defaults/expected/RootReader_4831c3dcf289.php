<?php

// Reads Kiln\Tests\Golden\Defaults\Settings from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_4831c3dcf289
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return SettingsReader_cbabb6872eb7::read($value, $kiln);
    }
}
