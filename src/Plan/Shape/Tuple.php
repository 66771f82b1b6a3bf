<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A list in which each place has a shape of its own.
 *
 * @internal
 */
final readonly class Tuple implements Shape
{
    /**
     * @param list<Shape> $items
     * @param int         $required how many there are at least
     * @param ?Shape      $others   what may follow; null for nothing
     */
    public function __construct(public array $items, public int $required, public ?Shape $others) {}
}
