<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\CollectionObjects;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;

/**
 * Objects that stand for what they hold.
 */
class Invoice
{
    /** @var Collection<int, Line> */
    private Collection $lines;

    /** @var Collection<string, Line> */
    private Collection $bySku;

    public Tags $tags;

    /** @var \SplQueue<Line> */
    public \SplQueue $pending;

    public function __construct()
    {
        $this->lines = new ArrayCollection();
        $this->bySku = new ArrayCollection();
    }
}

final class Line
{
    public string $sku = '';
}

/**
 * @implements \IteratorAggregate<int, string>
 */
final class Tags implements \IteratorAggregate
{
    /** @var list<string> */
    private array $tags;

    public function __construct(string ...$tags)
    {
        $this->tags = array_values($tags);
    }

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->tags);
    }
}
