<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'kind', map: ['circle' => Circle::class], groups: ['kinds'])]
abstract class Shape
{
    #[Jms\Groups(['sizes'])]
    public int $size = 1;
}
