<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A case, by its value or (pure enums) by its name.
 *
 * @internal
 */
final readonly class EnumCase implements WriteNode, SharedNode
{
    /**
     * @param class-string<\UnitEnum> $class
     * @param bool $isGuaranteed whether a native type guarantees the class
     */
    public function __construct(
        public string $class,
        public bool $byName,
        public bool $isGuaranteed,
    ) {}
}
