<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Tells when it wakes up.
 */
final class Alarm
{
    public int $armed = 0;

    public ?self $next = null;

    public function __wakeup(): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        ++$this->armed;
    }
}
