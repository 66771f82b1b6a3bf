<?php

// Writes Kiln\Tests\Golden\Optionals\UserPatch for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_3a75c158b1b5
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Optionals\UserPatch $value PHP checks it where it is used */
        return UserPatchWriter_86fbfa5435b1::write($value, $kiln);
    }
}
