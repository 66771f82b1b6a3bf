<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * What is called.
 *
 * @internal
 */
enum Operation: string
{
    case Serialize = 'serialize';
    case ToArray = 'toArray';
    case Deserialize = 'deserialize';
    case FromArray = 'fromArray';

    public function isReading(): bool
    {
        return $this === self::Deserialize || $this === self::FromArray;
    }
}
