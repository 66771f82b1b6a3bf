<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Collections;

/**
 * Lists, maps, and what is neither.
 */
final class Stock
{
    /** @var list<string> */
    public array $tags = [];

    /** @var array<string, int> */
    public array $counts = [];

    /** @var list<list<float>> */
    public array $matrix = [];

    /** @var list<Item> */
    public array $items = [];

    /** @var array<string, Item> */
    public array $bySku = [];

    /** @var array<int, string> */
    public array $numbered = [];

    /** @var ?list<string> */
    public ?array $remarks = null;

    /** @var iterable<Item> */
    public iterable $stream = [];

    /** @var \ArrayObject<string, int> */
    public \ArrayObject $totals;

    /** @var array<mixed> */
    public array $anything = [];

    public ?\stdClass $meta = null;
}

final class Item
{
    public string $sku = '';
}
