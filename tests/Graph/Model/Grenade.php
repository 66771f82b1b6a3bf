<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Tells of every magic method that is called.
 */
class Grenade
{
    /** @var list<string> */
    public static array $bangs = [];

    public int $fuse = 3;

    public function __destruct()
    {
        self::$bangs[] = __FUNCTION__;
    }

    public function __set(string $name, mixed $value): void
    {
        self::$bangs[] = __FUNCTION__;
    }

    public function __get(string $name): mixed
    {
        self::$bangs[] = __FUNCTION__;

        return null;
    }

    public function __toString(): string
    {
        self::$bangs[] = __FUNCTION__;

        return '';
    }

    public function __call(string $name, array $arguments): mixed
    {
        self::$bangs[] = __FUNCTION__;

        return null;
    }
}
