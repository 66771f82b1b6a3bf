<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * A handler as users of JMS write them: makes the array of a link itself.
 */
final readonly class LinkAsArray implements SubscribingHandlerInterface
{
    /**
     * @return list<array<string, int|string>>
     */
    public static function getSubscribingMethods(): array
    {
        return [
            ['direction' => GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'format' => 'json', 'type' => Link::class, 'method' => 'write'],
            ['direction' => GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'format' => 'json', 'type' => Link::class, 'method' => 'read'],
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
}
