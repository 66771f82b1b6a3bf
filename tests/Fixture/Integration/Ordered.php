<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Order;

#[Order(['second', 'first'])]
final class Ordered
{
    public int $first = 1;

    public int $second = 2;
}
