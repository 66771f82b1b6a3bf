<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;

/**
 * Every other context has other groups.
 */
final class CountingContexts implements SerializationContextFactoryInterface, DeserializationContextFactoryInterface
{
    public static int $calls = 0;

    public function createSerializationContext(): SerializationContext
    {
        return SerializationContext::create()->setGroups(self::$calls++ % 2 === 0 ? 'a' : 'b');
    }

    public function createDeserializationContext(): DeserializationContext
    {
        return DeserializationContext::create()->setGroups(self::$calls++ % 2 === 0 ? 'a' : 'b');
    }
}
