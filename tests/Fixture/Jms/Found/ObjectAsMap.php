<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;

final class ObjectAsMap
{
    #[Jms\Type('array<bool, double>')]
    public $map;
}
