<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Expression;

use JMS\Serializer\Annotation as Jms;

#[Jms\VirtualProperty('sum', exp: 'object.a + object.b', options: [[Jms\SerializedName::class, ['total']], [Jms\Type::class, ['int']]])]
#[Jms\VirtualProperty('plain', exp: 'object.a')]
final class Computed
{
    public int $a = 1;

    public int $b = 2;
}
