<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

/**
 * @template T of object
 * @template K of array-key = int
 */
abstract class Page
{
    /** @var list<T> */
    public array $items = [];

    /** @var ?T */
    public ?object $first = null;

    /** @var array<K, T> */
    public array $byKey = [];

    /** @var ?self<T, K> */
    public ?self $next = null;
}
