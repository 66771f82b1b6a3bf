<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * Things that are laid out together, and so have consecutive numbers.
 *
 * @internal
 */
class Group
{
    /** The number of the first one, known when the whole value has been walked. */
    public int $first = 0;
}
