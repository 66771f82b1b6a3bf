<?php

// Reads Kiln\Tests\Golden\InheritedPrivate\Customer from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_81e1da65a2b6
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (CustomerReader_fda8d04390bc::$read)($value, $kiln);
    }
}
