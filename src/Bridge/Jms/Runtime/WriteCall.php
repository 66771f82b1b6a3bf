<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\XmlSerializationVisitor;

/**
 * What jms/serializer makes for a call, and shows to user code.
 *
 * @internal
 */
final readonly class WriteCall
{
    public function __construct(
        public SerializationContext $context,
        public JsonSerializationVisitor|XmlSerializationVisitor $visitor,
        public GraphNavigatorInterface $navigator,
    ) {}
}
