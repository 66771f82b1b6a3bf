<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * Whose magic must not be touched.
 */
class Magic
{
    public int $a = 1;

    private array $data = ['b' => 2];

    public function __get(string $name): mixed
    {
        throw new \LogicException("__get({$name})");
    }

    public function __set(string $name, mixed $value): void
    {
        throw new \LogicException("__set({$name})");
    }

    public function __isset(string $name): bool
    {
        throw new \LogicException("__isset({$name})");
    }

    public function __call(string $name, array $arguments): mixed
    {
        throw new \LogicException("{$name}()");
    }
}
