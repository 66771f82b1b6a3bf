<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Does what a test wants when it wakes up.
 */
final class Waking
{
    /** @var (\Closure(self): void)|null */
    public static ?\Closure $act = null;

    public function __construct(public mixed $value = null) {}

    public function __wakeup(): void
    {
        if (self::$act !== null) {
            (self::$act)($this);
        }
    }
}
