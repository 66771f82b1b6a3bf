<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * Holds more of its kind, in a property, a list and a map.
 */
final class Folder
{
    public string $name;

    public ?self $parent = null;

    /** @var list<self> */
    public array $children = [];

    /** @var array<string, self> */
    public array $links = [];

    private int $size = 0;

    public function setSize(int $size): void
    {
        $this->size = $size;
    }

    public function size(): int
    {
        return $this->size;
    }
}
