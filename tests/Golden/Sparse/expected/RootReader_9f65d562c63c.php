<?php

// Reads Kiln\Tests\Golden\Sparse\Profile from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_9f65d562c63c
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ProfileReader_f4be2f94fdc5::read($value, $kiln);
    }
}
