<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'name', map: ['a' => ClashingChild::class])]
abstract class Clashing
{
    public string $name = 'name';
}
