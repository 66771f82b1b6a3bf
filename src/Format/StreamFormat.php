<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A way to put documents of a format into a stream, one after another, and to take them out again.
 *
 * @api
 */
interface StreamFormat
{
    /**
     * @return non-empty-list<string> by which calls ask for it, such as `ndjson`
     */
    public function names(): array;

    /**
     * The format of each item.
     */
    public function item(): Format;

    /**
     * What stands in a stream around the items.
     */
    public function frame(): Frame;

    /**
     * Cuts a stream into items, with memory for one of them.
     *
     * @param iterable<string> $chunks pieces of any size, which end anywhere
     * @param Limits           $limits of each item
     *
     * @throws SyntaxException when what stands around the items is wrong, or the stream ends too soon
     * @throws LimitException
     *
     * @return \Generator<int, Item> numbered from 0
     */
    public function split(iterable $chunks, Limits $limits): \Generator;
}
