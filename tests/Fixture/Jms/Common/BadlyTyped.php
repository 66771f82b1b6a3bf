<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

final class BadlyTyped
{
    #[Jms\Type('array<')]
    public $value = 1;
}
