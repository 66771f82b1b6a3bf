<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * A JSON array that is decoded while one walks through it.
 *
 * @implements \IteratorAggregate<int, mixed>
 *
 * @internal
 */
final readonly class LazyArray implements \IteratorAggregate
{
    /**
     * @param string      $json  of the array
     * @param int<1, max> $depth
     */
    public function __construct(private string $json, private int $depth) {}

    /**
     * @throws Unbatchable when it turns out not to be JSON
     *
     * @return \Generator<int, mixed>
     */
    public function getIterator(): \Generator
    {
        foreach (Batches::ofArray($this->json, $this->depth) ?? throw new Unbatchable() as $batch) {
            yield from $batch;
        }
    }
}
