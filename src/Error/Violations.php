<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * All that is wrong with one document: the first 50 in full, and how many more there are.
 *
 * @implements \IteratorAggregate<int, Violation>
 *
 * @api
 */
final readonly class Violations implements \IteratorAggregate, \Countable, \JsonSerializable
{
    /** How many are listed; the rest is counted. */
    public const CAP = 50;

    /** @var list<Violation> those listed */
    public array $items;

    /** @var int<0, max> how many there are besides those listed */
    public int $rest;

    /**
     * @param list<Violation> $items
     * @param int<0, max>     $rest  how many there are besides
     */
    public function __construct(array $items, int $rest = 0)
    {
        $this->items = \array_slice($items, 0, self::CAP);
        $this->rest = $rest + \max(0, \count($items) - self::CAP);
    }

    public static function of(Violation ...$violations): self
    {
        return new self(\array_values($violations));
    }

    public function isEmpty(): bool
    {
        return $this->items === [] && $this->rest === 0;
    }

    /**
     * @return int<0, max> all of them, also those not listed
     */
    public function count(): int
    {
        return \count($this->items) + $this->rest;
    }

    /**
     * @return \ArrayIterator<int, Violation> those listed
     */
    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->items);
    }

    /**
     * The same number of them, each listed one exchanged for another.
     *
     * @param callable(Violation, int): Violation $change
     */
    public function map(callable $change): self
    {
        return new self(\array_map($change, $this->items, \array_keys($this->items)), $this->rest);
    }

    /**
     * @return array{count: int, violations: list<Violation>}
     */
    public function jsonSerialize(): array
    {
        return ['count' => $this->count(), 'violations' => $this->items];
    }
}
