<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\ReadOnlyProperty;

#[ReadOnlyProperty]
final class Locked
{
    public int $id = 1;

    public ?Item $item = null;
}
