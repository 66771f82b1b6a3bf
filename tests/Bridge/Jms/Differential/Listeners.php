<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\EventDispatcher\Event;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\EventDispatcher\PreSerializeEvent;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * Listeners as users write them; each notes what it is called with.
 */
final readonly class Listeners
{
    /**
     * @return \Closure(Event, string, string, string): void
     */
    public static function listener(string $behaviour): \Closure
    {
        return static function (Event $given, string $name, string $class, string $format) use ($behaviour): void {
            $context = $given->getContext();
            Journal::note("{$name} {$behaviour} {$class} {$format} " . json_encode($given->getType(), JSON_PARTIAL_OUTPUT_ON_ERROR)
                . " at {$context->getDepth()} " . Journal::path($context) . ' ' . ($context instanceof SerializationContext ? "{$context->getPath()}" : ''));
            match ($behaviour) {
                'throw' => throw new \DomainException("heard of {$class}"),
                'stop' => $given->stopPropagation(),
                default => self::act($given, $behaviour, $class),
            };
        };
    }

    private static function act(Event $event, string $behaviour, string $class): void
    {
        if ($event instanceof PreSerializeEvent) {
            self::beforeWriting($event, $behaviour, $class);
        } elseif ($event instanceof PreDeserializeEvent) {
            self::beforeReading($event, $behaviour);
        } elseif ($event instanceof ObjectEvent) {
            self::afterwards($event, $behaviour, $class);
        }
    }

    private static function beforeWriting(PreSerializeEvent $event, string $behaviour, string $class): void
    {
        if ($class === 'Tag') {
            // A handler that calls the navigator may have made it of another type: it would go on for ever.
            return;
        }
        $parent = get_parent_class($class);
        match ($behaviour) {
            'type' => $parent === false ? null : $event->setType($parent),
            'handled' => $event->setType('Money', ['EUR']),
            'builtin' => $event->setType('string'),
            'change' => self::change($event->getObject()),
            default => null,
        };
    }

    private static function beforeReading(PreDeserializeEvent $event, string $behaviour): void
    {
        $data = $event->getData();
        match ($behaviour) {
            'data' => $event->setData(\is_array($data) ? ['id' => 5] + $data + ['x' => null, 'name' => 'heard'] : $data),
            'null' => $event->setData(null),
            'handled' => $event->setType('Money', ['EUR']),
            default => null,
        };
    }

    private static function afterwards(ObjectEvent $event, string $behaviour, string $class): void
    {
        $visitor = $event->getVisitor();
        if ($behaviour === 'change') {
            self::change($event->getObject());

            return;
        }
        if (!$visitor instanceof SerializationVisitorInterface) {
            return;
        }
        [$name, $value] = match ($behaviour) {
            'write' => ['extra', 1.5],
            'overwrite' => ['id', ['over' => null]],
            // Not in itself, for ever.
            'writeObject' => $class === \stdClass::class ? ['', null] : ['more', (object) ['a' => 1]],
            default => ['', null],
        };
        if ($name !== '') {
            $visitor->visitProperty(new StaticPropertyMetadata($class, $name, $value), $value);
        }
    }

    private static function change(mixed $object): void
    {
        if (\is_object($object) && property_exists($object, 'name')) {
            $property = new \ReflectionProperty($object, 'name');
            if (!$property->hasType() && !$property->isStatic()) {
                $property->setValue($object, 'heard');
            }
        }
    }
}
