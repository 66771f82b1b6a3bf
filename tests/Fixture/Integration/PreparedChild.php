<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class PreparedChild extends Prepared
{
    private ?Item $item;

    public function __construct(int $id = 0)
    {
        parent::__construct($id);
        $this->item = new Item();
    }

    public function item(): ?Item
    {
        return $this->item;
    }
}
