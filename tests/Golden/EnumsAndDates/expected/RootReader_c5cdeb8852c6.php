<?php

// Reads Kiln\Tests\Golden\EnumsAndDates\Task from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_c5cdeb8852c6
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return TaskReader_93ee5dd801a4::read($value, $kiln);
    }
}
