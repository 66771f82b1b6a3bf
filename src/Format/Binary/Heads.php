<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

/**
 * What values of a binary format begin with. For those that walk over a document without decoding it.
 *
 * @internal
 */
interface Heads
{
    /**
     * @param int $offset of the first byte
     *
     * @throws Malformed for what no value begins with
     *
     * @return ?Head null where the bytes end within it
     */
    public function at(string $bytes, int $offset): ?Head;

    /**
     * Passes over values, however deep, until none is pending or the bytes end.
     *
     * @param int       $offset where it is; moves on, also over bytes of a string that are still to come
     * @param list<int> $pending how many values are still to come, the innermost last; {@see Head::UNTIL_STOP} for any number
     *
     * @throws Malformed
     *
     * @return bool whether none is pending, and all bytes are there
     */
    public function skip(string $bytes, int &$offset, array &$pending): bool;
}
