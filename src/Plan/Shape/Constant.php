<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * One value and no other.
 *
 * @internal
 */
final readonly class Constant implements Shape
{
    public function __construct(public int|float|string|bool|null $value) {}
}
