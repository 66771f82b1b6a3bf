<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

#[Jms\AccessorOrder(order: 'custom', custom: ['second', 'first'])]
class Ordered
{
    #[Jms\Type('string')]
    public $first = 5;

    public int $third = 3;

    #[Jms\VirtualProperty]
    public function getSecond(): int
    {
        return 2;
    }
}
