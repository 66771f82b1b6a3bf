<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Construction;

final class Magic
{
    public string $real = 'real';

    private array $others = [];

    public function __get(string $name)
    {
        return $this->others[$name] ?? "magic $name";
    }

    public function __set(string $name, $value): void
    {
        $this->others[$name] = "set $value";
    }

    public function __isset(string $name): bool
    {
        return true;
    }

    public function __clone()
    {
        throw new \LogicException('must not be cloned');
    }

    public function __wakeup(): void
    {
        throw new \LogicException('must not be woken');
    }
}
