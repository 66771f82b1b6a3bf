<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use Doctrine\DBAL\Driver;
use Doctrine\DBAL\Driver\Middleware;
use Psr\Log\AbstractLogger;

/**
 * Notes which statements a connection makes.
 */
final class Statements extends AbstractLogger implements Middleware
{
    /** @var list<string> */
    public array $made = [];

    public function wrap(Driver $driver): Driver
    {
        return (new \Doctrine\DBAL\Logging\Middleware($this))->wrap($driver);
    }

    /**
     * @param mixed[] $context
     */
    public function log($level, string|\Stringable $message, array $context = []): void
    {
        if (\is_string($context['sql'] ?? null)) {
            $this->made[] = $context['sql'];
        }
    }
}
