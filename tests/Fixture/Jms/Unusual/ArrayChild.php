<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final class ArrayChild extends \ArrayObject
{
    public int $own = 1;
}
