<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * What users of JMS write: a handler that makes the array of a link itself, and a listener that adds how a written user is
 * mentioned and gives a read one a name.
 */
final readonly class Extras implements SubscribingHandlerInterface, EventSubscriberInterface
{
    /** @return list<array<string, int|string>> */
    public static function getSubscribingMethods(): array
    {
        return [
            ['direction' => 1, 'format' => 'json', 'type' => Link::class, 'method' => 'write'],
            ['direction' => 2, 'format' => 'json', 'type' => Link::class, 'method' => 'read'],
        ];
    }

    /** @return list<array<string, string>> */
    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.post_serialize', 'class' => User::class, 'format' => 'json', 'method' => 'addMention'],
            ['event' => 'serializer.post_deserialize', 'class' => User::class, 'format' => 'json', 'method' => 'addName'],
        ];
    }

    /**
     * @return array{href: string, rel: string}
     */
    public function write(SerializationVisitorInterface $visitor, Link $link): array
    {
        return ['href' => $link->href, 'rel' => 'related'];
    }

    /**
     * @param array{href: string} $data
     */
    public function read(DeserializationVisitorInterface $visitor, array $data): Link
    {
        $link = new Link();
        $link->href = $data['href'];

        return $link;
    }

    public function addMention(ObjectEvent $event): void
    {
        $user = $event->getObject();
        $visitor = $event->getVisitor();
        if ($user instanceof User && $visitor instanceof SerializationVisitorInterface) {
            $mention = "@{$user->login}";
            $visitor->visitProperty(new StaticPropertyMetadata('', 'mention', $mention), $mention);
        }
    }

    public function addName(ObjectEvent $event): void
    {
        $user = $event->getObject();
        if ($user instanceof User && $user->name === null) {
            $user->name = $user->login;
        }
    }
}
