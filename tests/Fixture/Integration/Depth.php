<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Depth;

class Chain
{
    public ?Chain $next = null;

    public static function of(int $length): ?self
    {
        $first = null;
        while (--$length >= 0) {
            $link = new self();
            $link->next = $first;
            $first = $link;
        }

        return $first;
    }
}

class Family
{
    public ?Family $parent = null;

    /** @var list<Family> */
    public array $children = [];

    /** @var array<string, mixed> */
    public array $more = [];
}

class Late
{
    public mixed $anything;

    /** @var iterable<int> */
    public iterable $numbers;
}
