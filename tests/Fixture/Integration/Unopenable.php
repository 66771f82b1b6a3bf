<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Unopenable;

use Psr\Container\ContainerInterface;

final class Order
{
    public ?Customer $customer = null;
    public mixed $anything = null;
}

final class Customer
{
    public ?Repository $repository = null;
}

final class Repository
{
    public ?\PDO $connection = null;
}

final class Lazy
{
    public ?State $state = null;
}

final class State
{
    public ?\Closure $initializer = null;
}

final class Services implements ContainerInterface
{
    public int $count = 1;

    public function get(string $id): mixed
    {
        return $id;
    }

    public function has(string $id): bool
    {
        return $id !== '';
    }
}

final class Shop
{
    public ?Services $services = null;
}
