<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'undefined')]
final class UndefinedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}
