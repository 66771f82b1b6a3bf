<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Inline;

class Inlined
{
    public int $id = 0;

    #[Inline]
    public Place $home;

    #[Inline(prefix: 'work_')]
    public ?Place $work = null;

    /** @var array<string, int> */
    #[Inline(prefix: 'n_')]
    private array $numbers = [];

    /** @var array<string, Item> */
    #[Inline(prefix: 'item_')]
    public array $items = [];

    /**
     * @return array<string, int>
     */
    public function numbers(): array
    {
        return $this->numbers;
    }
}
