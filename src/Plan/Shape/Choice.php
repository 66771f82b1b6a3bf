<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * One of several shapes.
 *
 * @internal
 */
final readonly class Choice implements Shape
{
    /**
     * @param non-empty-list<Shape> $shapes
     */
    public function __construct(public array $shapes) {}
}
