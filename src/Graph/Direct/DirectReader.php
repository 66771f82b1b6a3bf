<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Classes;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cover;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\UndecodableBytes;

/**
 * Reads the direct form, which the extension writes of small values.
 *
 * @internal
 */
final class DirectReader
{
    /**
     * @param int $position of the first byte behind the form
     * @param int $end      the position behind the value
     *
     * @throws UndecodableBytes
     */
    public static function read(string $bytes, int $position, int $end, AllowedClasses $allowed): mixed
    {
        $cursor = new Cursor($bytes, $position, $end);
        $cover = new Cover($cursor->remaining());
        $entries = self::entries($cursor, $cover);
        $classes = new Classes($allowed);
        foreach ([true, false] as $ofCases) {
            foreach ($entries as $entry) {
                if (($entry->tag === Entry::BY_CASE) === $ofCases) {
                    $classes->assertAllowedClass($entry->class);
                }
            }
        }
        foreach ([false, true] as $ofCases) {
            foreach ($entries as $entry) {
                if (($entry->tag === Entry::BY_CASE) === $ofCases) {
                    $entry->find($classes);
                }
            }
        }
        $position = $end - $cursor->remaining();
        (new Check(new Tokens($cursor), $entries, $cover, $classes))->value();
        if ($cursor->remaining() > 0) {
            throw new DamagedBytes('There are bytes behind the end.');
        }

        return (new Making(new Tokens(new Cursor($bytes, $position, $end)), $entries))->root();
    }

    /**
     * @return list<Entry>
     */
    private static function entries(Cursor $cursor, Cover $cover): array
    {
        $count = $cursor->unsigned();
        if ($count > \intdiv($cursor->remaining(), 2)) {
            throw new DamagedBytes('The bytes end too early.');
        }
        $cover->charge($count, Entry::WEIGHT);
        $entries = [];
        for (; $count > 0; --$count) {
            $entries[] = Entry::read($cursor);
        }

        return $entries;
    }
}
