<?php

// Writes Kiln\Tests\Golden\Recursive\Category for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_414e8b4dc862
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Recursive\Category $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Recursive\Category::class
            ? CategoryWriter_29b081870d5b::write($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Recursive\Category::class);
    }
}
