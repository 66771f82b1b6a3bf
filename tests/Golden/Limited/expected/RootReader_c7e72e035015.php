<?php

// Reads Kiln\Tests\Golden\Limited\Person from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_c7e72e035015
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return PersonReader_9d2f8e164f09::read($value, $kiln);
    }
}
