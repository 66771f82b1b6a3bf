<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

class ConditionalParent
{
    #[Jms\Exclude(if: 'false')]
    protected $property = 1;
}
