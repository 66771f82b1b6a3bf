<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'custom', custom: ['c', 'virtual', 'missing', 'a'])]
final class Custom
{
    public string $a = 'a';

    public string $b = 'b';

    public string $c = 'c';

    public string $d = 'd';

    #[Jms\VirtualProperty]
    public function virtual(): string
    {
        return 'virtual';
    }
}
