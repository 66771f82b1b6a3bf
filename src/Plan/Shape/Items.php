<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A list of values that look alike.
 *
 * @internal
 */
final readonly class Items implements Shape
{
    /**
     * @param bool $isEmpty whether there never is an item
     */
    public function __construct(public Shape $item, public bool $isEmpty = false) {}
}
