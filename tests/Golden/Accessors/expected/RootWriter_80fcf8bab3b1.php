<?php

// Writes Kiln\Tests\Golden\Accessors\Account for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_80fcf8bab3b1
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Accessors\Account $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Accessors\Account::class
            ? (AccountWriter_5265d24a5e24::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Accessors\Account::class);
    }
}
