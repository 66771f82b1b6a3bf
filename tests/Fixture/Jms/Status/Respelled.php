<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Status;

use JMS\Serializer\Annotation as Jms;

/**
 * Names a class in small letters, and an enum in quotes.
 */
final class Respelled
{
    #[Jms\Type('kiln\tests\fixture\jms\common\person')]
    public $person;

    /** @var mixed */
    #[Jms\Type("enum<'Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit'>")]
    public $suit;
}
