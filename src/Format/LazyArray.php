<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A list that is decoded while one walks through it.
 *
 * @implements \IteratorAggregate<int, mixed>
 *
 * @internal
 */
final readonly class LazyArray implements \IteratorAggregate
{
    /**
     * @param \Closure(): iterable<list<mixed>> $batches of its items; it may throw an {@see Unbatchable}, then or later
     */
    public function __construct(private \Closure $batches) {}

    /**
     * @throws Unbatchable when the text turns out to be wrong
     *
     * @return \Generator<int, mixed>
     */
    public function getIterator(): \Generator
    {
        foreach (($this->batches)() as $batch) {
            yield from $batch;
        }
    }
}
