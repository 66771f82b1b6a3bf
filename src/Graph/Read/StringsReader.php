<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\DamagedBytes;

/**
 * Reads what {@see \Kiln\Graph\Bytes\StringTable} writes.
 *
 * @internal
 */
final class StringsReader
{
    /**
     * @return list<string>
     */
    public static function read(Cursor $cursor, Cover $cover): array
    {
        $strings = [];
        do {
            $head = $cursor->unsigned();
            $count = $head >> 2;
            if ($count < 1) {
                throw new DamagedBytes('A block of strings is empty.');
            }
            $cover->charge($count, Weight::STRING);
            $before = $cursor->remaining();
            $block = ($head & 1) === 1 ? self::withLengths($cursor, $count) : self::separated($cursor, $count);
            if ($before - $cursor->remaining() < $count) {
                throw self::tooMany();
            }
            if ($strings === []) {
                $strings = $block;
            } else {
                // Each at once: a block takes far more memory than a short string in it.
                foreach ($block as $string) {
                    $strings[] = $string;
                }
            }
        } while (($head & 2) === 0);

        return $strings;
    }

    /**
     * @return list<string>
     */
    private static function separated(Cursor $cursor, int $count): array
    {
        $strings = explode("\0", $cursor->take($cursor->unsigned()));

        return \count($strings) === $count ? $strings : throw new DamagedBytes('A block has another number of strings than it says.');
    }

    /**
     * @param int<1, max> $count
     *
     * @return list<string>
     */
    private static function withLengths(Cursor $cursor, int $count): array
    {
        $packing = $cursor->byte();
        // Lengths may take no bytes, but what they say must not take memory before it is known whether the strings do.
        if ($count > $cursor->remaining() + 1) {
            throw self::tooMany();
        }
        $strings = [];
        foreach (Integers::at($cursor, $packing, $count)->next($count) as $length) {
            $strings[] = $length < 0 ? throw new DamagedBytes('A string has a negative length.') : $cursor->take($length);
        }

        return $strings;
    }

    /**
     * Empty strings of equal length would take no bytes, and so any amount of memory.
     */
    private static function tooMany(): DamagedBytes
    {
        return new DamagedBytes('A block has more strings than bytes.');
    }
}
