<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * @internal
 */
final readonly class NullType implements Type
{
    public function __toString(): string
    {
        return 'null';
    }
}
