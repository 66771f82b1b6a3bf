<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * The handlers that come with jms/serializer, which are planned and not called.
 *
 * @internal
 */
enum BuiltIn
{
    case Date;
    case Interval;
    case StdClass;
    case Collection;
    case Iterator;
    case Generator;
    case Enum;
    case Union;
}
