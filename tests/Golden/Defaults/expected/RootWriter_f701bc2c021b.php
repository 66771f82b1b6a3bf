<?php

// Writes Kiln\Tests\Golden\Defaults\Settings for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_f701bc2c021b
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Defaults\Settings $value PHP checks it where it is used */
        return SettingsWriter_ca30f6eb0799::write($value, $kiln);
    }
}
