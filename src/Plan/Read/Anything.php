<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A value taken as it is.
 *
 * @internal
 */
final readonly class Anything implements ReadNode
{
    /**
     * @param bool $keepsEmptyObjects whether a JSON object without members, here or inside, is a stdClass and not an empty array
     */
    public function __construct(public bool $keepsEmptyObjects = false) {}
}
