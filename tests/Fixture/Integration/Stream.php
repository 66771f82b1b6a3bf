<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\ReadOnlyProperty;

class Stream
{
    /** @var \Generator<int, Item> */
    #[ReadOnlyProperty]
    public \Generator $items;

    /** @var iterable<int> */
    public iterable $numbers = [];
}
