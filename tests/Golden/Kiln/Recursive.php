<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Recursive;

/**
 * A tree, so that a cycle is possible.
 */
class Category
{
    public string $name = '';

    public ?Category $parent = null;

    /** @var list<self> */
    public array $children = [];
}
