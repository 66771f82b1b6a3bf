<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

trait Labelled
{
    public string $label = '';

    /** @var list<Item> */
    private array $labelItems = [];

    /**
     * @return list<Item>
     */
    public function labelItems(): array
    {
        return $this->labelItems;
    }
}
