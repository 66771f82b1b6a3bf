<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

/**
 * A value, or null.
 *
 * @internal
 */
final readonly class Nullable implements Shape
{
    public function __construct(public Shape $inner) {}
}
