<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * A listener as users of JMS write them: adds how a written user is mentioned, and gives a read one a name.
 */
final readonly class UserListener implements EventSubscriberInterface
{
    /**
     * @return list<array<string, string>>
     */
    public static function getSubscribedEvents(): array
    {
        return [
            ['event' => 'serializer.post_serialize', 'class' => User::class, 'format' => 'json', 'method' => 'addMention'],
            ['event' => 'serializer.post_deserialize', 'class' => User::class, 'format' => 'json', 'method' => 'addName'],
        ];
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
