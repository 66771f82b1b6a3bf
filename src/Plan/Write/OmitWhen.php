<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * When a key is left out. Tested in this order.
 *
 * @internal
 */
enum OmitWhen
{
    /** its condition does not hold */
    case Unwanted;
    /** the property has no value yet */
    case Uninitialized;
    /** it is an Optional without a value */
    case Missing;
    /** it is null */
    case Null;
    /** it is the default that the class gives the property */
    case Default;
    /** it is null, '', an empty array or an object that writes no member */
    case Empty;
}
