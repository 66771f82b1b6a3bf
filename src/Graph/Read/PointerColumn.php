<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Cells that refer to arrays, objects, enum cases or PHP references.
 *
 * @internal
 */
final readonly class PointerColumn implements Column
{
    public function __construct(private int $kind, private Numbers $numbers) {}

    public function kinds(): array
    {
        return [$this->kind];
    }

    public function cellKinds(): array
    {
        return \array_fill(0, $this->numbers->count(), $this->kind);
    }

    public function numbers(int $kind): array
    {
        return $kind === $this->kind ? $this->numbers->all() : [];
    }

    public function references(): iterable
    {
        return $this->kind === Kind::REFERENCE ? $this->numbers->each() : [];
    }

    public function next(int $count, Tables $tables): array
    {
        return match ($this->kind) {
            Kind::ARRAY => $this->numbers->pick($tables->arrays, $count),
            Kind::OBJECT => $this->numbers->pick($tables->objects, $count),
            Kind::ENUM => $this->numbers->pick($tables->cases, $count),
            default => \array_fill(0, $count, null),
        };
    }
}
