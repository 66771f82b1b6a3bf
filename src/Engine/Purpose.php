<?php

declare(strict_types=1);

namespace Kiln\Engine;

/**
 * What the plain data made of a value is for.
 *
 * @internal
 */
enum Purpose
{
    /** json_encode(): what must be a JSON object is a stdClass where an array would come out as `[]` or as a list */
    case Json;
    /** a format other than JSON: the same, but no object of the user's is left for json_encode() */
    case Tree;
    /** the user: arrays only */
    case PlainArray;

    /**
     * Whether a map that an array cannot be told from a list is a stdClass.
     */
    public function tellsMaps(): bool
    {
        return $this !== self::PlainArray;
    }
}
