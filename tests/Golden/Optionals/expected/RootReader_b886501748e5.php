<?php

// Reads Kiln\Tests\Golden\Optionals\UserPatch from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_b886501748e5
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return UserPatchReader_bbe1a6bc4b5e::read($value, $kiln);
    }
}
