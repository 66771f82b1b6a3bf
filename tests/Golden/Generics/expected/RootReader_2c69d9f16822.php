<?php

// Reads Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product> from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product>' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_2c69d9f16822
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['items'];

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return PageReader_d13fd4f00982::read($value, $kiln);
    }
}
