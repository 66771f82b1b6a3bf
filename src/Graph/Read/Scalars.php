<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * A column of scalars of one kind.
 *
 * @internal
 */
abstract class Scalars implements Column
{
    /**
     * @param int<0, max> $count
     */
    public function __construct(private readonly int $kind, private readonly int $count) {}

    public function kinds(): array
    {
        return $this->count === 0 ? [] : [$this->kind];
    }

    public function cellKinds(): array
    {
        return \array_fill(0, $this->count, $this->kind);
    }

    public function numbers(int $kind): array
    {
        return [];
    }

    public function references(): iterable
    {
        return [];
    }
}
