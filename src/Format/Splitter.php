<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Cuts a stream into its items, with memory for the longest of them and one chunk.
 *
 * An item comes as soon as its end was seen. Items are not checked, but a stream whose items are all valid, and
 * that ends without an exception, is valid as a whole.
 *
 * @internal
 */
interface Splitter
{
    /**
     * @param iterable<string> $chunks pieces of any size; they may end anywhere, even within a UTF-8 sequence
     * @return \Generator<int, Item> numbered from 0
     * @throws SyntaxException when what stands around the items is wrong, or the stream ends too soon
     * @throws LimitException
     */
    public function split(iterable $chunks): \Generator;
}
