<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Shutdown;

/**
 * A stream that calls a function when it is closed.
 */
final class ClosedStream
{
    /** @var \Closure(): void */
    public static \Closure $then;

    /** @var ?resource set by PHP */
    public mixed $context = null;

    public function stream_open(): bool
    {
        return true;
    }

    public function stream_flush(): bool
    {
        return true;
    }

    public function stream_close(): void
    {
        (self::$then)();
    }
}
