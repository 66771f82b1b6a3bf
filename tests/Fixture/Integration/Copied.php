<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * As Service, with a __clone() that wants a complete object.
 */
class Copied extends Service
{
    public ?Item $item = null;

    public int $copies = 0;

    public function __clone()
    {
        ++$this->copies;
        $this->item = clone $this->item;
    }
}
