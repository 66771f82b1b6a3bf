<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

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
