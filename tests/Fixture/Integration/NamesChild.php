<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Order;

#[Order(['added', 'orderId'])]
final class NamesChild extends Names
{
    public int $addedLater = 0;

    public int $added = 0;
}
