<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * What users of JMS write: a handler that makes one string of a brand, "3|Casa Azul|PT|1901", and a listener that gives a written
 * image the address of its thumbnail, and a read one a text.
 */
final readonly class Extras implements SubscribingHandlerInterface, EventSubscriberInterface
{
    /** @return list<array<string, int|string>> */
    public static function getSubscribingMethods(): array
    {
        return [
            ['direction' => 1, 'format' => 'json', 'type' => Brand::class, 'method' => 'write'],
            ['direction' => 2, 'format' => 'json', 'type' => Brand::class, 'method' => 'read'],
        ];
    }

    /** @return list<array<string, string>> */
    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.post_serialize', 'class' => Image::class, 'format' => 'json', 'method' => 'addThumbnail'],
            ['event' => 'serializer.post_deserialize', 'class' => Image::class, 'format' => 'json', 'method' => 'addText'],
        ];
    }

    public function write(SerializationVisitorInterface $visitor, Brand $brand): string
    {
        return "{$brand->id}|{$brand->name}|{$brand->country}|{$brand->foundedIn}";
    }

    public function read(DeserializationVisitorInterface $visitor, string $text): Brand
    {
        [$id, $name, $country, $foundedIn] = explode('|', $text) + ['', '', '', ''];
        $brand = new Brand();
        $brand->id = (int) $id;
        $brand->name = $name;
        $brand->country = $country;
        $brand->foundedIn = $foundedIn === '' ? null : (int) $foundedIn;

        return $brand;
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
