<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Status;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'kind', map: ['letter' => Letter::class, 'express' => ExpressLetter::class])]
class Letter
{
    public int $pages = 1;
}
