<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * An array of which nothing is known: a list stays a list, anything else is a map.
 *
 * @internal
 */
final readonly class ArrayType implements Type
{
    public function __toString(): string
    {
        return 'array';
    }
}
