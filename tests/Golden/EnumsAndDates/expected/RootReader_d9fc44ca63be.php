<?php

// Reads Kiln\Tests\Golden\EnumsAndDates\Task from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_d9fc44ca63be
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return TaskReader_de11ba7f7867::read($value, $kiln);
    }
}
