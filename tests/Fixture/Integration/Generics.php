<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Generics;

use Kiln\Tests\Fixture\Integration\Classes\Named;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\NamedSuit;

/**
 * @template T
 * @template K of Named
 */
class Page
{
    /** @var list<T> */
    public array $items = [];

    /** @var ?T */
    public mixed $first = null;

    /** @var array<string, list<T>> */
    public array $groups = [];

    /** @var ?Page<T, K> */
    public ?Page $next = null;

    /** @var ?K */
    public ?Named $named = null;

    public int $total = 0;
}

/**
 * @extends Page<Item, NamedSuit>
 */
final class ItemPage extends Page
{
    public string $title = '';
}

class ItemPages
{
    /** @var Page<Item, NamedSuit> */
    public Page $items;

    /** @var Page<int, NamedSuit> */
    public Page $numbers;

    /** @var list<Page<Page<string, NamedSuit>, NamedSuit>> */
    public array $pages = [];
}

/**
 * @phpstan-type Point array{x: int, y: int}
 */
class Tree
{
    public ?self $left = null;

    /** @var list<static> */
    public array $children = [];

    /** @var ?Point */
    public ?array $at = null;
}

/**
 * @phpstan-import-type Point from Tree
 */
final class Oak extends Tree
{
    /** @var list<Point> */
    public array $acorns = [];
}

/**
 * @template T of int
 * @template U of T|string
 */
class Bounded
{
    /** @var list<U> */
    public array $items = [];
}
