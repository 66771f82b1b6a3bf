<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * @internal
 */
final readonly class MixedType implements Type
{
    public function __toString(): string
    {
        return 'mixed';
    }
}
