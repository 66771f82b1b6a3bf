<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

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
