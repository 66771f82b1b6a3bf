<?php

// Reads array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, from decoded data.
// Made by Kiln from the type; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class RootReader_1ed1f5060ae1
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $items[\is_string($key) ? $key : $kiln->string($key)] = EntryReader_4ec7e943afd5::read($item, $kiln);
        }

        return $items;
    }
}
