<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'custom', custom: ['y', 'm'])]
final class ReorderedChild extends OrderedParent
{
    public int $y = 3;

    public int $a = 4;
}
