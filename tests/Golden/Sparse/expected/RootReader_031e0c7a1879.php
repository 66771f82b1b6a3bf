<?php

// Reads Kiln\Tests\Golden\Sparse\Profile from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_031e0c7a1879
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ProfileReader_c5a78f14aacc::read($value, $kiln);
    }
}
