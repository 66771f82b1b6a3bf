<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;

/**
 * What jms/serializer makes for a call, and shows to user code.
 *
 * @internal
 */
final readonly class ReadCall
{
    public function __construct(
        public DeserializationContext $context,
        public DeserializationVisitorInterface $visitor,
        public GraphNavigatorInterface $navigator,
    ) {}
}
