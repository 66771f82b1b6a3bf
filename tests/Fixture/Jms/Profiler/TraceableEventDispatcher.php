<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Profiler;

use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\LazyEventDispatcher;

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
