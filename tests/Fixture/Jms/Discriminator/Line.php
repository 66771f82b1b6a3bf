<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class Line implements Drawable
{
    public int $length = 2;
}
