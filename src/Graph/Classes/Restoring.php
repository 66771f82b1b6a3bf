<?php

declare(strict_types=1);

namespace Kiln\Graph\Classes;

/**
 * How an object is made of what is kept of it. The values stand in the bytes.
 *
 * @internal
 */
enum Restoring: int
{
    /** Its properties are set. */
    case Properties = 0;
    /** Its properties are set, then __wakeup() is called. */
    case Wakeup = 1;
    /** One array is kept and given to __unserialize(). */
    case Data = 2;
}
