<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\CollectionObjects;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\Common\Collections\ReadableCollection;
use Doctrine\Common\Collections\Selectable;
use Kiln\Attribute\Groups;
use Kiln\Tests\Fixture\Integration\Common\Item;

class Kinds
{
    /** @var Collection<int, Item> */
    public Collection $list;

    /** @var Collection<string, Item> */
    public Collection $map;

    /** @var Collection<array-key, Item> */
    public Collection $anyKey;

    /** @var Collection<Item> */
    public Collection $oneArgument;

    /** @var Collection|Item[] */
    public Collection $oldStyle;

    /** @var Collection<int, Item>&Selectable<int, Item> */
    public Collection&Selectable $intersected;

    /** @var ReadableCollection<int, Item> */
    public ReadableCollection $readable;

    public Collection $untold;

    public Items $items;

    /** @var ItemsOf<Item> */
    public ItemsOf $itemsOf;

    public Words $words;

    public Table $table;

    /** @var \SplDoublyLinkedList<int> */
    public \SplDoublyLinkedList $linked;

    /** @var \SplStack<int> */
    public \SplStack $stack;

    /** @var \SplFixedArray<int> */
    public \SplFixedArray $fixed;

    /** @var \Traversable<int, Item> */
    public \Traversable $walked;

    public ?Items $none = null;
}

/**
 * @extends ArrayCollection<int, Item>
 */
class Items extends ArrayCollection {}

/**
 * @template T of object
 *
 * @extends ArrayCollection<int, T>
 */
class ItemsOf extends ArrayCollection {}

/**
 * @implements \IteratorAggregate<int, string>
 */
final class Words implements \IteratorAggregate
{
    private array $words;

    public function __construct(string ...$words)
    {
        $this->words = $words;
    }

    public function getIterator(): \Generator
    {
        yield from $this->words;
    }
}

/**
 * @implements \ArrayAccess<string, int>
 * @implements \Iterator<string, int>
 */
class Table implements \ArrayAccess, \Countable, \Iterator
{
    public int $counted = 0;

    public int $walked = 0;

    public function __construct(private iterable $cells = []) {}

    public function offsetExists(mixed $offset): bool
    {
        return isset($this->cells[$offset]);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->cells[$offset];
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        $this->cells[$offset] = $value;
    }

    public function offsetUnset(mixed $offset): void
    {
        unset($this->cells[$offset]);
    }

    public function count(): int
    {
        ++$this->counted;

        return \count($this->cells);
    }

    public function current(): mixed
    {
        return current($this->cells);
    }

    public function key(): mixed
    {
        return key($this->cells);
    }

    public function next(): void
    {
        next($this->cells);
    }

    public function rewind(): void
    {
        ++$this->walked;
        reset($this->cells);
    }

    public function valid(): bool
    {
        return key($this->cells) !== null;
    }
}

/**
 * More than what it yields.
 *
 * @implements \IteratorAggregate<int, int>
 */
class Page implements \IteratorAggregate
{
    /** @var list<int> */
    public array $items = [1];

    public int $total = 1;

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->items);
    }
}

/**
 * An object with members, as its attribute says.
 *
 * @implements \IteratorAggregate<int, int>
 */
class Told implements \IteratorAggregate
{
    /** @var list<int> */
    #[Groups('all')]
    public array $items = [1];

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->items);
    }
}

/**
 * @implements \IteratorAggregate<int, int>
 */
class Failing implements \IteratorAggregate
{
    private array $none = [];

    public function getIterator(): \Iterator
    {
        yield 1;

        throw new \DomainException('no more');
    }
}

/**
 * @implements \IteratorAggregate<int, int>
 */
class Mistaken implements \IteratorAggregate
{
    private array $none = [];

    public function getIterator(): \Iterator
    {
        yield \strlen($this->none);
    }
}

/**
 * @implements \IteratorAggregate<int, self|string>
 */
class Branches implements \IteratorAggregate
{
    /**
     * @param list<self|string> $branches
     */
    public function __construct(private array $branches = []) {}

    public function add(self $branch): void
    {
        $this->branches[] = $branch;
    }

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->branches);
    }
}

/**
 * @template T
 *
 * @implements \IteratorAggregate<int, Growing<list<T>>>
 */
class Growing implements \IteratorAggregate
{
    private array $none = [];

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->none);
    }
}

class Planted
{
    /** @var Branches|null */
    public ?Branches $tree = null;
}

/**
 * @implements \IteratorAggregate<int, int>
 */
class Endless implements \IteratorAggregate
{
    private static int $asked = 0;

    private array $none = [];

    public function getIterator(): \Traversable
    {
        return ++self::$asked > 99 ? throw new \DomainException('asked again and again') : $this;
    }
}

class Doubtful
{
    /** @var list<int> */
    public array $numbers = ['no number'];

    public ?Mistaken $mistaken = null;

    /** @var iterable<int> */
    public iterable $endless = [];
}

/**
 * Walked through as PHP's manual does it: what can be seen of the object.
 *
 * @implements \IteratorAggregate<string, int>
 * @implements \ArrayAccess<string, int>
 */
class Settings implements \IteratorAggregate, \ArrayAccess, \Countable
{
    public int $seen = 1;

    protected int $hidden = 2;

    public function getIterator(): \Iterator
    {
        // Deprecated since PHP 8.5.
        return @new \ArrayIterator($this);
    }

    public function offsetExists(mixed $offset): bool
    {
        return $offset === 'seen';
    }

    public function offsetGet(mixed $offset): int
    {
        return $this->seen;
    }

    public function offsetSet(mixed $offset, mixed $value): void {}

    public function offsetUnset(mixed $offset): void {}

    public function count(): int
    {
        return 1;
    }
}

class Broken
{
    public Table $table;

    public float $number = NAN;
}

/**
 * @implements \IteratorAggregate<int, int>
 */
class NotMade implements \IteratorAggregate
{
    private array $numbers = [];

    public function __construct(int $first, int $second) {}

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->numbers);
    }
}

class Few
{
    /** @var Collection<int, Item> */
    public Collection $list;

    /** @var Collection<string, Item> */
    public Collection $map;

    public Words $words;
}

class Choice
{
    /** @var Collection<int, Item>|Item|string */
    public Collection|Item|string $value;
}

class Fixed
{
    public function __construct(public readonly Words $words) {}
}

class Filled
{
    /** @var Collection<int, Item> */
    public readonly Collection $lines;

    /** @var ?Collection<string, int> */
    public ?Collection $map = null;

    public ?Words $words = null;

    public function __construct()
    {
        $this->lines = new ArrayCollection([new Item(), new Item()]);
    }
}
