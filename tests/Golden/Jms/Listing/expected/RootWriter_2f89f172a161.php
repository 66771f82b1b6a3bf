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
        $written = [];
        foreach ((array) $value as $key => $writtenItem) {
            if ($writtenItem !== null) {
                $written2 = $writtenItem::class === \Kiln\Tests\Golden\Jms\Listing\Entry::class
                    ? EntryWriter_81750670875f::write($writtenItem, $kiln)
                    : $kiln->object($writtenItem, \Kiln\Tests\Golden\Jms\Listing\Entry::class);
                if ($written2 !== Skipped::Value) {
                    $written[$key] = $written2;
                }
            }
        }

        return new \ArrayObject($written);
    }
}
