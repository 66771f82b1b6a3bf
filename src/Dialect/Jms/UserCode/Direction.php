<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * As the constants of {@see \JMS\Serializer\GraphNavigatorInterface}.
 *
 * @internal
 */
enum Direction: int
{
    case Serialization = 1;
    case Deserialization = 2;
}
