<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

final class PluralTyped
{
    #[Jms\Type('ints')]
    public $numbers = ['a' => '1'];
}
