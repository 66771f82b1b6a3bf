<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\StaticTypes;

/** PHP cannot compile this one: whoever loads it ends there. */
final class Unloadable implements \IteratorAggregate
{
    public int $id = 0;

    public function getIterator(int $from): \Traversable
    {
        return new \EmptyIterator();
    }
}
