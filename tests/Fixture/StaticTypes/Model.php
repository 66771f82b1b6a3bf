<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\StaticTypes;

use Kiln\Optional;

/** @template T of object */
final class Page
{
    /** @var list<T> */
    public array $items = [];
}

final class Order
{
    public int $id = 0;

    /**
     * @param Optional<?string> $note
     * @param Optional<int>     $stars
     */
    public function __construct(public Optional $note = new Optional(), public Optional $stars = new Optional()) {}
}

enum Suit: string
{
    case Hearts = 'h';
}

interface Shape {}

final class Square implements Shape {}
