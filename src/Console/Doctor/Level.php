<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * How good something is.
 *
 * @internal
 */
enum Level: string
{
    case Good = 'good';

    /** it works, but could be better, or may surprise */
    case Warning = 'warning';

    /** it does not work */
    case Bad = 'bad';

    public function mark(): string
    {
        return match ($this) {
            self::Good => '<info>✓</info>',
            self::Warning => '<comment>!</comment>',
            self::Bad => '<fg=red>✗</>',
        };
    }
}
