<?php

// Writes Kiln\Tests\Golden\EnumsAndDates\Task for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_f4c249d5819e
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\EnumsAndDates\Task $value PHP checks it where it is used */
        return TaskWriter_88c510ebb9b9::write($value, $kiln);
    }
}
