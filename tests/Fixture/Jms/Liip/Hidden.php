<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

/**
 * The constructor is not for everyone.
 */
class Hidden
{
    public int $number = 3;

    private function __construct()
    {
        throw new \LogicException('not called');
    }
}
