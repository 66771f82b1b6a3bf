<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

use Kiln\Bytes;

/**
 * A value of an application's own kind, of which MessagePack knows only the number and the bytes. A property may be of this class;
 * a {@see \Kiln\ValueConverter} may give and take it.
 *
 * @api
 */
final readonly class Extension
{
    /**
     * @param int $type from -128 to 127; negative ones are kept for MessagePack itself, and -1 is a timestamp
     *
     * @throws \InvalidArgumentException for any other type
     */
    public function __construct(public int $type, public Bytes $data)
    {
        if ($type < -128 || $type > 127) {
            throw new \InvalidArgumentException("The type of an extension goes from -128 to 127, got {$type}.");
        }
    }
}
