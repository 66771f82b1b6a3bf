<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Puts the elements into the collection that is already there, or makes one where there is none.
 *
 * @internal
 */
final readonly class RefillOrCreate implements ReadNode
{
    public function __construct(public CollectionOf $create) {}
}
