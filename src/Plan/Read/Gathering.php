<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * How a collection gets its elements.
 *
 * @internal
 */
enum Gathering: string
{
    /** the constructor takes them as an array */
    case Constructor = 'constructor';
    /** the constructor takes each as an argument of its own */
    case Arguments = 'arguments';
    /** {@see \SplFixedArray::fromArray()} */
    case FixedArray = 'fixed array';
    /** one is put in after the other, as into an array */
    case Adding = 'adding';
    /** likewise, the last one first: what was put in last comes out first */
    case Stacking = 'stacking';
}
