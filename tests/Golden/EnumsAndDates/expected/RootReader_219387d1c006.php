<?php

// Reads Kiln\Tests\Golden\EnumsAndDates\Task from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_219387d1c006
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return TaskReader_52249ebcb5f2::read($value, $kiln);
    }
}
