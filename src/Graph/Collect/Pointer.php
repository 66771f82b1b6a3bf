<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * Stands in a cell for something that is kept elsewhere: an array, an object, an enum case, a PHP reference.
 *
 * @internal
 */
final class Pointer
{
    /**
     * @param int $kind  one of {@see \Kiln\Graph\Kind}
     * @param int $index within the group
     */
    public function __construct(public readonly int $kind, public Group $group, public int $index) {}

    /**
     * The number by which the bytes refer to it; known when the whole value has been walked.
     */
    public function number(): int
    {
        return $this->group->first + $this->index;
    }
}
