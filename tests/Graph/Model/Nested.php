<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Calls something while it is serialized and unserialized.
 */
class Nested
{
    /** @var (\Closure(): string)|null what is kept */
    public static ?\Closure $give = null;

    /** @var (\Closure(string): void)|null */
    public static ?\Closure $take = null;

    protected static function give(): string
    {
        return self::$give === null ? '' : (self::$give)();
    }

    protected static function take(string $kept): void
    {
        if (self::$take !== null) {
            (self::$take)($kept);
        }
    }
}
