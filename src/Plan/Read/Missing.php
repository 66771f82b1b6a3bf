<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * What happens to a field whose key is missing.
 *
 * @internal
 */
enum Missing
{
    /** it is a problem */
    case Fail;
    /** the property keeps what it has: its default, or nothing */
    case Leave;
    /** null is put there */
    case Null;
    /** the constructor's default stands */
    case Default;
    /** an Optional without a value is put there */
    case Absent;
}
