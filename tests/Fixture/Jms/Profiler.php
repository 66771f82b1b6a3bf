<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Profiler;

use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\LazyEventDispatcher;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;

/**
 * Stands for the class of this name of JMSSerializerBundle: the listeners are called by closures that take notes.
 */
final class TraceableEventDispatcher extends LazyEventDispatcher
{
    /** @var list<string> */
    public array $seen = [];

    /**
     * @return array<mixed>
     */
    protected function initializeListeners(string $eventName, string $loweredClass, string $format): array
    {
        $traced = [];
        foreach (parent::initializeListeners($eventName, $loweredClass, $format) as $listener) {
            $callable = \is_array($listener) ? $listener[0] ?? null : null;
            if (\is_array($listener) && \is_callable($callable)) {
                $listener[0] = function (Event $event, string $name, string $class, string $format, EventDispatcherInterface $dispatcher) use ($callable): void {
                    $callable($event, $name, $class, $format, $dispatcher);
                    $type = $event->getType();
                    $this->seen[] = "{$name} {$class} {$format} {$type['name']}";
                };
            }
            $traced[] = $listener;
        }

        return $traced;
    }
}

/**
 * Stands for the class of this name of JMSSerializerBundle: around another registry, whose handlers are called by closures that take notes.
 */
final class TraceableHandlerRegistry implements HandlerRegistryInterface
{
    /** @var list<string> */
    public array $seen = [];

    public function __construct(private readonly HandlerRegistryInterface $registry) {}

    public function registerSubscribingHandler(SubscribingHandlerInterface $handler): void
    {
        $this->registry->registerSubscribingHandler($handler);
    }

    public function registerHandler(int $direction, string $typeName, string $format, $handler): void
    {
        $this->registry->registerHandler($direction, $typeName, $format, $handler);
    }

    public function getHandler(int $direction, string $typeName, string $format)
    {
        $handler = $this->registry->getHandler($direction, $typeName, $format);

        return !\is_callable($handler) ? null : function (mixed ...$arguments) use ($handler, $direction, $typeName, $format): mixed {
            try {
                return $handler(...$arguments);
            } finally {
                $this->seen[] = "handler {$direction} {$typeName} {$format}";
            }
        };
    }
}
