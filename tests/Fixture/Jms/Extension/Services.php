<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use Psr\Container\ContainerInterface;

/**
 * A container whose services are made when they are asked for.
 */
final class Services implements ContainerInterface
{
    /** @param array<string, \Closure(): object> $makers */
    public function __construct(private readonly array $makers) {}

    public function get(string $id)
    {
        return $this->makers[$id]();
    }

    public function has(string $id): bool
    {
        return isset($this->makers[$id]);
    }
}
