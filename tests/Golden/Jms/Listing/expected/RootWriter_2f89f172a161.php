<?php

// Writes array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, for json_encode().
// Made by Kiln from the type; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class RootWriter_2f89f172a161
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        $items = [];
        foreach ((array) $value as $key => $item) {
            if ($item !== null) {
                $written = $item::class === \Kiln\Tests\Golden\Jms\Listing\Entry::class
                    ? EntryWriter_81750670875f::write($item, $kiln)
                    : $kiln->object($item, \Kiln\Tests\Golden\Jms\Listing\Entry::class);
                if ($written !== Skipped::Value) {
                    $items[$key] = $written;
                }
            }
        }

        return new \ArrayObject($items);
    }
}
