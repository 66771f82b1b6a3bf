<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

/**
 * What var_export() calls: the constructor sets the properties.
 */
trait SetByConstructor
{
    /**
     * @param array<string, mixed> $properties
     */
    public static function __set_state(array $properties): self
    {
        return new self(...$properties); // @phpstan-ignore argument.type (as var_export() wrote them)
    }
}
