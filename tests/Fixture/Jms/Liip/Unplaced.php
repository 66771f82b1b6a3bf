<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

/**
 * A parameter is no property.
 */
class Unplaced
{
    public int $number = 1;

    public function __construct(int $other, int $optional = 5)
    {
        $this->number = $other + $optional;
    }
}
