<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'alphabetical')]
class OrderedParent
{
    public int $z = 1;

    public int $m = 2;
}
