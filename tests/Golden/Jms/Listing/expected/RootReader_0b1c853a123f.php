<?php

// Reads array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, from decoded data.
// Made by Kiln from the type; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class RootReader_0b1c853a123f
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $items[\is_string($key) ? $key : $kiln->string($key)] = EntryReader_1b9a9f124d80::read($item, $kiln);
        }

        return $items;
    }
}
