<?php

// Reads Kiln\Tests\Golden\Recursive\Category from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_5a159ddcef8e
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['children'];

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return CategoryReader_688c2c74915f::read($value, $kiln);
    }
}
