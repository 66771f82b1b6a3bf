<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class ItemPages
{
    /** @var Page<Item, NamedSuit> */
    public Page $items;

    /** @var Page<int, NamedSuit> */
    public Page $numbers;

    /** @var list<Page<Page<string, NamedSuit>, NamedSuit>> */
    public array $pages = [];
}
