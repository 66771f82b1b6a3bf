<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A value, or null.
 *
 * @internal
 */
final readonly class Nullable implements Shape
{
    public function __construct(public Shape $inner) {}
}
