<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Handling;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * Registrations that nobody can change and whose key is known. What they are is looked up when code is made.
 *
 * @internal
 */
final class SettledRegistrations implements Registrations
{
    private ?Registrations $registrations = null;

    public function __construct(private readonly string $key, private readonly Parts $parts) {}

    public function handling(Direction $direction, string $type): ?Handling
    {
        return $this->registrations()->handling($direction, $type);
    }

    public function listens(Event $event, string $type): bool
    {
        return $this->registrations()->listens($event, $type);
    }

    public function mayBeCalledFor(Direction $direction, ?string $class): bool
    {
        return $this->registrations()->mayBeCalledFor($direction, $class);
    }

    public function loadsProxies(): bool
    {
        return $this->registrations()->loadsProxies();
    }

    public function writesEnumCases(): bool
    {
        return $this->registrations()->writesEnumCases();
    }

    public function key(): string
    {
        return $this->key;
    }

    private function registrations(): Registrations
    {
        return $this->registrations ??= Registry::of($this->parts->setup())->current();
    }
}
