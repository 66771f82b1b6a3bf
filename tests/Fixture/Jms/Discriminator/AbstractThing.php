<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

abstract class AbstractThing
{
    public int $a = 0;
}
