<?php

// Writes Kiln\Tests\Golden\Limited\Person for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_901b9c7b2bc6
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Limited\Person $value PHP checks it where it is used */
        return PersonWriter_0fdb8dabda9d::write($value, $kiln);
    }
}
