<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Order;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'alphabetical')]
final class Alphabetical
{
    public string $b = 'b';

    #[Jms\SerializedName('zzz')]
    public string $a = 'a';

    public string $C = 'C';

    public string $a10 = 'a10';

    public string $a9 = 'a9';

    #[Jms\VirtualProperty]
    public function getAb(): string
    {
        return 'ab';
    }
}
