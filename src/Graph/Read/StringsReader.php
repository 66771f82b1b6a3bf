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
    /** Bytes at a time. */
    private const PIECE = 16_384;

    /** Strings at a time. */
    private const BLOCK = 1024;

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
            foreach (($head & 1) === 1 ? self::withLengths($cursor, $count) : self::separated($cursor, $count, $strings === []) as $piece) {
                if ($strings === []) {
                    $strings = $piece;
                    continue;
                }
                // Each at once: a list takes far more memory than a short string in it.
                foreach ($piece as $string) {
                    $strings[] = $string;
                }
            }
            if ($before - $cursor->remaining() < $count) {
                throw self::tooMany();
            }
        } while (($head & 2) === 0);

        return $strings;
    }

    /**
     * @param bool $atOnce or in pieces, which take little memory beside the strings that are there
     *
     * @return \Generator<int, list<string>>
     */
    private static function separated(Cursor $cursor, int $count, bool $atOnce): \Generator
    {
        $text = $cursor->take($cursor->unsigned());
        if (\substr_count($text, "\0") + 1 !== $count) {
            throw new DamagedBytes('A block has another number of strings than it says.');
        }
        $from = 0;
        while (!$atOnce && $from + self::PIECE < \strlen($text) && ($end = \strpos($text, "\0", $from + self::PIECE)) !== false) {
            yield \explode("\0", \substr($text, $from, $end - $from));
            $from = $end + 1;
        }
        yield \explode("\0", $from === 0 ? $text : \substr($text, $from));
    }

    /**
     * @param int<1, max> $count
     *
     * @return \Generator<int, list<string>>
     */
    private static function withLengths(Cursor $cursor, int $count): \Generator
    {
        $packing = $cursor->byte();
        // Lengths may take no bytes, but what they say must not take memory before it is known whether the strings do.
        if ($count > $cursor->remaining() + 1) {
            throw self::tooMany();
        }
        $lengths = Integers::at($cursor, $packing, $count);
        for (; $count > 0; $count -= self::BLOCK) {
            $strings = [];
            foreach ($lengths->next(\min(self::BLOCK, $count)) as $length) {
                $strings[] = $length < 0 ? throw new DamagedBytes('A string has a negative length.') : $cursor->take($length);
            }
            yield $strings;
        }
    }

    /**
     * Empty strings of equal length would take no bytes, and so any amount of memory.
     */
    private static function tooMany(): DamagedBytes
    {
        return new DamagedBytes('A block has more strings than bytes.');
    }
}
