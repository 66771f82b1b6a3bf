<?php

// Writes Kiln\Tests\Golden\Sparse\Profile for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_1a017a39dddd
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Sparse\Profile $value PHP checks it where it is used */
        return ProfileWriter_4377dad06ea3::write($value, $kiln);
    }
}
