<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

use Kiln\Bytes;

/**
 * Strings of bytes, of a format that has them.
 *
 * @internal
 */
final class Binary
{
    /**
     * @param Bytes|string $data a string where what was written as bytes is UTF-8, or was written as text
     */
    public static function of(Bytes|string $data): string
    {
        return \is_string($data) ? $data : $data->bytes;
    }
}
