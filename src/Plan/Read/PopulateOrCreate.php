<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Fills the object that is already there, or makes one where there is none.
 *
 * @internal
 */
final readonly class PopulateOrCreate implements ReadNode
{
    public function __construct(
        public ObjectOf $populate,
        public ReadNode $create,
    ) {}
}
