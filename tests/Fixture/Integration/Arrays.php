<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Arrays;

use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Tests\Fixture\Integration\Common\Item;

/**
 * @extends \ArrayObject<array-key, mixed>
 */
class Basket extends \ArrayObject {}

class Collections
{
    /** @var list<string> */
    public array $list = [];

    /** @var string[] */
    public array $brackets = [];

    /** @var array<string> */
    public array $oneArgument = [];

    /** @var array<string, int> */
    public array $map = [];

    /** @var array<int, string> */
    public array $numbers = [];

    /** @var array<array-key, bool> */
    public array $anyKey = [];

    public array $plain = [];

    /** @var list<Item> */
    public array $items = [];

    /** @var Item[] */
    public array $itemsInBrackets = [];

    /** @var array<string, Item> */
    public array $itemsBySku = [];

    /** @var list<list<int>> */
    public array $table = [];

    /** @var array<string, list<?Item>> */
    public array $nested = [];

    /** @var ?list<int> */
    public ?array $optional = null;

    /** @var array{name: string, age?: ?int} */
    public array $shape = ['name' => 'default'];

    /** @var array{int, string} */
    public array $tuple = [0, ''];

    /** @var array{id: int, ...} */
    public array $open = ['id' => 0];

    /** @var array{0?: string, one?: string} */
    public array $allOptional = [];
}

class Stream
{
    /** @var \Generator<int, Item> */
    #[ReadOnlyProperty]
    public \Generator $items;

    /** @var iterable<int> */
    public iterable $numbers = [];
}

class Walkables
{
    /** @var iterable<int> */
    public iterable $list = [];

    /** @var iterable<string, Item> */
    public iterable $map = [];

    public iterable $plain = [];

    /** @var ?\Traversable<int> */
    public ?\Traversable $traversable = null;

    /** @var ?\Iterator<string, int> */
    public ?\Iterator $iterator = null;

    /** @var ?\IteratorAggregate<Item> */
    public ?\IteratorAggregate $aggregate = null;

    /** @var ?\ArrayObject<Item> */
    public ?\ArrayObject $arrayObject = null;

    /** @var ?\ArrayIterator<string, int> */
    public ?\ArrayIterator $arrayIterator = null;

    public ?Basket $basket = null;

    public ?\stdClass $object = null;
}
