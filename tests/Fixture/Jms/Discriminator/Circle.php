<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

final class Circle extends Shape
{
    #[Jms\Groups(['kinds'])]
    public int $radius = 2;
}
