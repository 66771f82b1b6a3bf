<?php

// Writes Kiln\Tests\Golden\PlainPublic\Product for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_25041ba81dcd
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\PlainPublic\Product $value PHP checks it where it is used */
        $value instanceof \Kiln\Tests\Golden\PlainPublic\Product || throw new Mismatch('written');

        return $value;
    }
}
