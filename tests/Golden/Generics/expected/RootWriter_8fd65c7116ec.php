<?php

// Writes Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product> for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product>' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class RootWriter_8fd65c7116ec
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Generics\Page $value PHP checks it where it is used */
        return PageWriter_e98771ed6b0f::write($value, $kiln);
    }
}
