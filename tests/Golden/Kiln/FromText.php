<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\FromText;

/**
 * Values that may have come as text.
 */
final class Query
{
    /** @var list<int> */
    public array $ids = [];

    /** @var ?list<?string> */
    public ?array $tags = null;

    public function __construct(
        public readonly int $page = 1,
        public readonly int|float|null $price = null,
        public readonly ?bool $exact = null,
        public readonly ?Sort $sort = null,
        public readonly ?\DateTimeImmutable $since = null,
    ) {}
}

enum Sort: int
{
    case Up = 1;
    case Down = -1;
}
