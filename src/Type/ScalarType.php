<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * @internal
 */
final readonly class ScalarType implements Type
{
    public function __construct(public ScalarKind $kind) {}

    public function __toString(): string
    {
        return $this->kind->value;
    }
}
