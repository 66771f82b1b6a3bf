<?php

// Writes Kiln\Tests\Golden\InheritedPrivate\Customer for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_0b9d7a3bcf0b
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\InheritedPrivate\Customer $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\InheritedPrivate\Customer::class
            ? (CustomerWriter_b909dce634fa::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\InheritedPrivate\Customer::class);
    }
}
