<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Enums;

use JMS\Serializer\Annotation as Jms;

final class ValueOfUnit
{
    #[Jms\Type('enum<Kiln\Tests\Fixture\Jms\Enums\Direction, \'value\'>')]
    public $direction;
}
