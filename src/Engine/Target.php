<?php

declare(strict_types=1);

namespace Kiln\Engine;

/**
 * What the plain data made of a value is for.
 *
 * @internal
 */
enum Target
{
    /** json_encode(): what must be a JSON object is a stdClass where an array would come out as `[]` or as a list */
    case Json;
    /** the user: arrays only */
    case PlainArray;
}
