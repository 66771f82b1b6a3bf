<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\SerializationContext;

/**
 * Notes everything there is to know at an event.
 */
final class ThingSubscriber implements EventSubscriberInterface
{
    public static ?Recorder $recorder = null;

    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.pre_serialize'],
            ['event' => 'serializer.post_serialize', 'method' => 'note'],
            ['event' => 'serializer.pre_deserialize', 'method' => 'note'],
            ['event' => 'serializer.post_deserialize', 'method' => 'note'],
        ];
    }

    public function onSerializerPreserialize(Event $event, string $name, string $class, string $format, EventDispatcherInterface $dispatcher): void
    {
        $this->note($event, $name, $class, $format, $dispatcher);
    }

    public function note(Event $event, string $name, string $class, string $format, EventDispatcherInterface $dispatcher): void
    {
        $context = $event->getContext();
        self::$recorder?->add(
            $name,
            $class,
            $format,
            $event->getType(),
            $event instanceof ObjectEvent ? $event->getObject()::class : null,
            $event instanceof PreDeserializeEvent ? $event->getData() : null,
            $context->getDepth(),
            $context->getCurrentPath(),
            \count($context->getMetadataStack()),
            $context instanceof SerializationContext ? $context->getPath() : null,
            $context->getVisitor()::class,
            $event->getVisitor() === $context->getVisitor(),
        );
    }
}
