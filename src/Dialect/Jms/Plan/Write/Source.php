<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * What the elements of an array come from.
 *
 * @internal
 */
enum Source
{
    /** an array, guaranteed by a native type */
    case PlainArray;
    /** anything, cast to an array */
    case Cast;
    /** an array or something to walk through */
    case Iterable;
    /** an object with a method toArray() */
    case Collection;
}
