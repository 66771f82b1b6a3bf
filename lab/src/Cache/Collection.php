<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * @implements \IteratorAggregate<int, Product>
 */
final class Collection implements \IteratorAggregate, \Countable
{
    /**
     * @param list<Product> $elements
     */
    public function __construct(private array $elements) {}

    /**
     * @param array{elements: list<Product>} $properties
     */
    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }

    /**
     * @return \Iterator<int, Product>
     */
    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->elements);
    }

    public function count(): int
    {
        return \count($this->elements);
    }
}
