<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class Dot implements Drawable
{
    public int $x = 1;
}
