<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Tests\Fixture\Jms\Events\Thing;

/**
 * Subscribes with methods that are named, and with methods that are found by their names.
 */
final class ThingHandler implements SubscribingHandlerInterface
{
    public static function getSubscribingMethods(): array
    {
        return [
            ['direction' => GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'format' => 'json', 'type' => Thing::class, 'method' => 'write'],
            ['direction' => GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'format' => 'json', 'type' => Thing::class, 'method' => 'read'],
            ['direction' => GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'format' => 'json', 'type' => 'Hex'],
            ['format' => 'json', 'type' => 'Octal'],
        ];
    }

    public function write(SerializationVisitorInterface $visitor, Thing $thing, array $type, SerializationContext $context)
    {
        return $visitor->visitString("thing $thing->name", $type);
    }

    public function read(DeserializationVisitorInterface $visitor, $data, array $type, DeserializationContext $context)
    {
        $thing = new Thing();
        $thing->name = $visitor->visitString($data, $type) . ' read';

        return $thing;
    }

    public function serializeHexToJson(SerializationVisitorInterface $visitor, $number, array $type)
    {
        return dechex($number);
    }

    public function serializeOctalToJson(SerializationVisitorInterface $visitor, $number, array $type)
    {
        return decoct($number);
    }

    public function deserializeOctalFromJson(DeserializationVisitorInterface $visitor, $text, array $type)
    {
        return octdec($text);
    }
}
