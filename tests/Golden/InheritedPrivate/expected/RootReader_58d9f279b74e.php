<?php

// Reads Kiln\Tests\Golden\InheritedPrivate\Customer from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_58d9f279b74e
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (CustomerReader_165ac1d78a6e::$read)($value, $kiln);
    }
}
