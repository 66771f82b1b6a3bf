<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

final class UnorderedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}
