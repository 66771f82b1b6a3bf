<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

final class NumberAsCondition
{
    #[Jms\Exclude(if: '1')]
    public int $number = 1;
}
