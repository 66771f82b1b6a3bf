<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Limited;

use Kiln\Attribute\MaxDepth;

/**
 * Objects down to a depth.
 */
final class Person
{
    public string $name = '';

    #[MaxDepth(1)]
    public ?Person $friend = null;
}
