<?php

// Reads Kiln\Tests\Golden\Collections\Stock from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class RootReader_b8511da84649
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['items', 'stream'];

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return StockReader_c5a586c0c941::read($value, $kiln);
    }
}
