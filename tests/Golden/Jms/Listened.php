<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Listened;

use JMS\Serializer\Annotation as JMS;
use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * An object with lines that listeners are told of.
 */
class Order
{
    public int $id = 0;

    #[JMS\Type('array<' . Line::class . '>')]
    public array $lines = [];
}

/**
 * Listeners see it before it is read and after it was written.
 */
class Line
{
    public string $sku = '';

    public int $quantity = 1;
}

/**
 * Adds a member to what is written, and repairs what is read.
 */
final class LineSubscriber implements EventSubscriberInterface
{
    /**
     * @return list<array<string, string>>
     */
    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.post_serialize', 'method' => 'addLink', 'class' => Line::class, 'format' => 'json'],
            ['event' => 'serializer.pre_deserialize', 'method' => 'repair', 'class' => Line::class, 'format' => 'json'],
        ];
    }

    public function addLink(ObjectEvent $event): void
    {
        $line = $event->getObject();
        $visitor = $event->getVisitor();
        if ($line instanceof Line && $visitor instanceof SerializationVisitorInterface) {
            $visitor->visitProperty(new StaticPropertyMetadata(Line::class, 'link', "/sku/{$line->sku}"), "/sku/{$line->sku}");
        }
    }

    public function repair(PreDeserializeEvent $event): void
    {
        $data = $event->getData();
        $event->setData(\is_string($data) ? ['sku' => $data] : $data);
    }
}
