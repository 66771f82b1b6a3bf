<?php

declare(strict_types=1);

namespace Kiln\Schema;

/**
 * Whose documents a schema describes, or code is made for: names, groups and what must be there may differ between the two.
 *
 * @api
 */
enum Direction: string
{
    /** documents that Kiln takes */
    case Read = 'read';
    /** documents that Kiln makes */
    case Write = 'write';
    /** both kinds */
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
