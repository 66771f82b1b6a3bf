<?php

// Reads Kiln\Tests\Golden\Named\Component from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_6d73d72efd4d
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ComponentReader_2a6ff0029aeb::read($value, $kiln);
    }
}
