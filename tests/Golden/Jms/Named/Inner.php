<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Named;

/**
 * An object with a property of the usual name.
 */
class Inner
{
    public int $id = 0;
}
