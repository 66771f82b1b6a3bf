<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * What many libraries do so that nobody makes their objects of bytes.
 */
final class GuardedGrenade extends Grenade
{
    public function __wakeup(): void
    {
        throw new \BadMethodCallException('Cannot unserialize ' . self::class);
    }
}
