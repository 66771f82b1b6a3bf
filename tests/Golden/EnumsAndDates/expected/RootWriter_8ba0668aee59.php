<?php

// Writes Kiln\Tests\Golden\EnumsAndDates\Task for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_8ba0668aee59
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\EnumsAndDates\Task $value PHP checks it where it is used */
        return TaskWriter_aa01d153ffde::write($value, $kiln);
    }
}
