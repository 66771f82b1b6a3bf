<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\HandlerRegistryInterface;

/**
 * What a user may keep of a serializer, and change when it is in use.
 */
final class Parts
{
    public HandlerRegistryInterface $handlers;

    public EventDispatcherInterface $events;

    public function __construct(private readonly Declared $declared)
    {
        $this->handlers = new HandlerRegistry();
        $this->events = new EventDispatcher();
    }

    /**
     * @return array{}|array{HandlerRegistryInterface, EventDispatcherInterface} what a builder is made with
     */
    public function given(): array
    {
        return $this->declared->model->hasStep('own registry') ? [$this->handlers, $this->events] : [];
    }

    /**
     * @param string $name     "handler" or "listener"
     * @param string $argument see {@see Assembly}
     */
    public function add(string $name, string $argument): void
    {
        if ($name === 'handler') {
            [$direction, $type, $behaviour] = explode(' ', $argument);
            Handlers::register($this->handlers, $direction, $this->declared->named($type), $behaviour);

            return;
        }
        [$event, $class, $format, $interface, $behaviour] = explode(' ', $argument);
        $this->events->addListener(
            $event,
            Listeners::listener($behaviour),
            $class === '*' ? null : $this->declared->named($class),
            $format === '*' ? null : $format,
            $interface === '*' ? null : $this->declared->named($interface),
        );
    }

    /**
     * Does what the steps do when the serializer is already in use.
     */
    public function addLate(): void
    {
        foreach ($this->declared->model->steps as $step) {
            if (str_starts_with($step, 'late ')) {
                [, $name, $argument] = explode(' ', $step, 3);
                $this->add($name, $argument);
            }
        }
    }
}
