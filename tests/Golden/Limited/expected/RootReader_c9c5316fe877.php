<?php

// Reads Kiln\Tests\Golden\Limited\Person from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_c9c5316fe877
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return PersonReader_bb89d6e817bf::read($value, $kiln);
    }
}
