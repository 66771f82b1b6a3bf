<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Dates;

use JMS\Serializer\Annotation as Jms;

final class HoldsMoment
{
    #[Jms\Type('DateTimeInterface')]
    public $declared;

    public ?Moment $typed = null;
}
