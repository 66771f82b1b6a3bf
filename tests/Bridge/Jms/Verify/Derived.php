<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

/**
 * Has two private properties of one name.
 */
final class Derived extends Declaring
{
    public function __construct(int $ofParent, private int $secret)
    {
        parent::__construct($ofParent);
    }

    public function secret(): int
    {
        return $this->secret;
    }
}
