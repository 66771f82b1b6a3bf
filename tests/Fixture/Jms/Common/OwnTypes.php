<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;

final class OwnTypes
{
    #[Jms\Type('Money<2, \'EUR\', null, 1.5, [1, \'a\']>')]
    public $money = 12;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Common\Person<\'param\'>')]
    public $person;
}
