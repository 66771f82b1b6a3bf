<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializerInterface;
use Kiln\Dialect\Jms\Run\ClassWriters;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

/**
 * What a request loads whose code is there, besides what each request loads, for opcache.preload.
 *
 * @internal
 */
final class Preloaded
{
    public const CLASSES = [
        SerializerBuilder::class, JmsSerializer::class, SerializerInterface::class, ArrayTransformerInterface::class, KnownParts::class, ShortWay::class,
        StandIn::class, Writing::class, ObjectAccess::class, ClassWriters::class, Skipped::class, Reading::class,
    ];
}
