<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * What the members of an object become.
 *
 * @internal
 */
enum Shape
{
    /** a JSON object; a list where all keys are 0, 1, 2, ... */
    case Members;
    /** the same, but a JSON array where there is no member */
    case ListOrMembers;
    /** a JSON object in any case */
    case Map;
}
