<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Common\Person;

final class NumbersBeforePerson
{
    #[Jms\Type('iterable<int>')]
    public $numbers;

    public ?Person $person = null;
}
