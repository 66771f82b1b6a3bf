<?php

// Writes Kiln\Tests\Golden\InheritedPrivate\Customer for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_a8b0e0401ac9
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\InheritedPrivate\Customer $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\InheritedPrivate\Customer::class
            ? (CustomerWriter_b953ba8a3cf5::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\InheritedPrivate\Customer::class);
    }
}
