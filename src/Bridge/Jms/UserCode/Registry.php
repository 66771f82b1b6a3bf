<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\Handler\HandlerRegistry;
use Kiln\Bridge\Jms\Setup;

/**
 * The registrations of the moment: handlers and listeners may be added at any time.
 *
 * Asking costs two comparisons of arrays that PHP decides by their address, because it copies an array only when one is written to
 * (php-src, Zend/zend_operators.c, zend_is_identical()).
 *
 * @internal
 */
final class Registry
{
    /** @var array<mixed> */
    private array $handlers = [];

    /** @var array<mixed> */
    private array $listeners = [];

    private ?JmsRegistrations $current = null;

    /**
     * @param bool $isTraced whether the handlers and listeners that come with jms/serializer are called as well, so that they are seen
     */
    public function __construct(private readonly HandlerRegistry $handlerRegistry, private readonly EventDispatcher $events, private readonly bool $isTraced = false, private readonly string $format = 'json') {}

    public static function of(Setup $setup, string $format = 'json'): self
    {
        return new self($setup->registered, $setup->events, $setup->isTraced, $format);
    }

    /**
     * @return JmsRegistrations the same one for as long as nothing is registered
     */
    public function current(): JmsRegistrations
    {
        $handlers = $this->handlerRegistry->getHandlers();
        $listeners = $this->events->getListeners();
        if ($this->current === null || $handlers !== $this->handlers || $listeners !== $this->listeners) {
            $this->handlers = $handlers;
            $this->listeners = $listeners;
            $this->current = $this->registrations($handlers, $listeners);
        }

        return $this->current;
    }

    /**
     * @param array<mixed> $handlers
     * @param array<mixed> $listeners
     */
    private function registrations(array $handlers, array $listeners): JmsRegistrations
    {
        return $this->isTraced
            ? new JmsRegistrations($handlers, $listeners, null, null, $this->format)
            : new JmsRegistrations($handlers, $listeners, new NamedServices($this->handlerRegistry), new NamedServices($this->events), $this->format);
    }
}
