<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final class Walkable implements \IteratorAggregate, \Countable, \ArrayAccess
{
    public array $items = [1, 2];

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->items);
    }

    public function count(): int
    {
        return 0;
    }

    public function offsetExists(mixed $offset): bool
    {
        return true;
    }

    public function offsetGet(mixed $offset): mixed
    {
        return 'offset';
    }

    public function offsetSet(mixed $offset, mixed $value): void {}

    public function offsetUnset(mixed $offset): void {}
}
