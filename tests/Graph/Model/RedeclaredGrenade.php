<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Declares a property again that its parent declares.
 */
final class RedeclaredGrenade extends SerialGrenade
{
    public readonly int $serial;

    public function __construct(int $serial)
    {
        $this->serial = $serial;
    }
}
