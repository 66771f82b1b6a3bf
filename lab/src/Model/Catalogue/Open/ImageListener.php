<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * A listener as users of JMS write them: gives a written image the address of its thumbnail, and a read one a text.
 */
final readonly class ImageListener implements EventSubscriberInterface
{
    /**
     * @return list<array<string, string>>
     */
    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.post_serialize', 'class' => Image::class, 'format' => 'json', 'method' => 'addThumbnail'],
            ['event' => 'serializer.post_deserialize', 'class' => Image::class, 'format' => 'json', 'method' => 'addText'],
        ];
    }

    public function addThumbnail(ObjectEvent $event): void
    {
        $image = $event->getObject();
        $visitor = $event->getVisitor();
        if ($image instanceof Image && $visitor instanceof SerializationVisitorInterface) {
            $thumbnail = "{$image->url}?width=120";
            $visitor->visitProperty(new StaticPropertyMetadata('', 'thumbnail', $thumbnail), $thumbnail);
        }
    }

    public function addText(ObjectEvent $event): void
    {
        $image = $event->getObject();
        if ($image instanceof Image && $image->alt === null) {
            $image->alt = 'Picture';
        }
    }
}
