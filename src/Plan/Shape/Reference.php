<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A shape that is defined elsewhere.
 *
 * @internal
 */
final readonly class Reference implements Shape
{
    /**
     * @param string $id see {@see Definition}
     */
    public function __construct(public string $id) {}
}
