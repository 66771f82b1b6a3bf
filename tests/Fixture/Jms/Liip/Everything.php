<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Everything
{
    #[Jms\Exclude(if: 'true')]
    public int $conditional = 1;
}
