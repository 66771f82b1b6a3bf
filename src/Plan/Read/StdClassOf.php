<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A JSON object as a stdClass; objects inside it are stdClass too.
 *
 * @internal
 */
final readonly class StdClassOf implements ReadNode
{
    /**
     * @param bool $keepsEmptyObjects whether those inside without members are stdClass too, and not empty arrays
     */
    public function __construct(public bool $keepsEmptyObjects = false) {}
}
