<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * Numbers by which cells refer to elements of a table; all of them are in range.
 *
 * @internal
 */
final class Numbers
{
    private int $position = 0;

    /**
     * @param non-empty-list<int> $all
     * @param bool                $isRun whether each is one more than the one before
     */
    public function __construct(public readonly array $all, private readonly bool $isRun) {}

    /**
     * What the next numbers refer to.
     *
     * @template T
     *
     * @param list<T> $table
     *
     * @return list<T>
     */
    public function pick(array $table, int $count): array
    {
        $position = $this->position;
        $this->position += $count;
        if ($this->isRun) {
            return $count === \count($table) ? $table : \array_slice($table, $this->all[$position], $count);
        }
        $picked = [];
        foreach ($count === \count($this->all) ? $this->all : \array_slice($this->all, $position, $count) as $number) {
            $picked[] = $table[$number];
        }

        return $picked;
    }
}
