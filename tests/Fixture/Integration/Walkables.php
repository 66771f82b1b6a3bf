<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

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
