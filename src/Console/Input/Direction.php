<?php

declare(strict_types=1);

namespace Kiln\Console\Input;

/**
 * Values of the option `--direction`.
 *
 * @internal
 */
enum Direction: string
{
    case Read = 'read';
    case Write = 'write';
    case Both = 'both';

    public function reads(): bool
    {
        return $this !== self::Write;
    }

    public function writes(): bool
    {
        return $this !== self::Read;
    }
}
