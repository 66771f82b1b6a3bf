<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Generics;

/**
 * @template T of object
 */
final class Page
{
    /** @var list<T> */
    public array $items = [];

    /** @var ?T */
    public ?object $featured = null;

    public int $total = 0;
}

final class Product
{
    public string $name = '';
}
