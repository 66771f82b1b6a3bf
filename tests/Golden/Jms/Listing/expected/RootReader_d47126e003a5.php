<?php

// Reads array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, from decoded data.
// Made by Kiln from the type; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class RootReader_d47126e003a5
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $items[$key] = EntryReader_30827029c4cb::read($item, $kiln);
        }

        return $items;
    }
}
